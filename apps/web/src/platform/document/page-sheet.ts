import type { PublicPage } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";
import type { PageSheet } from "./page-context.ts";

/** The style sheet that a page loads after the common one, by its row in the table of pages. */
export function pageSheet(name: PublicPage): PageSheet {
  const { layout, budget } = pageRow(name);
  if (layout === "article") return layout;
  return budget === "home" ? budget : "list";
}
