import { framedPaths, publicPaths } from "@visiga/contracts/public-paths";

/** Pages that script draws. */
export const clientRenderedPaths = ["/login", "/set-password", "/restore"];

/**
 * Every public path that the server renders, those with header and footer first, and the page for every missing
 * address.
 */
const renderedPages = [...framedPaths, ...publicPaths.filter((path) => !framedPaths.includes(path)), "/not-found"];

const pagesPerTest = 4;

export const pageGroups = Array.from({ length: Math.ceil(renderedPages.length / pagesPerTest) }, (_, index) =>
  renderedPages.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);
