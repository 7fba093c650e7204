import { type PageWith, pages, pathOf } from "@visiga/contracts/pages";
import { pageNames, pageRow } from "@visiga/contracts/public-paths";

/** The services in order: dictionary topic, block print and page. */
export const serviceLinks = pageNames
  .filter((name): name is PageWith<{ servicePrint: string }> => pageRow(name).servicePrint !== undefined)
  .map((name) => ({ topic: pages[name].topic, print: pages[name].servicePrint, to: pathOf(name) }));
