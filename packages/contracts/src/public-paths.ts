import { itemPaths } from "./item-pages.ts";
import { type Page, type PageWith, type PublicPage, type PublicPath, pages, pathOf } from "./pages.ts";

export type { PublicPath };

export const pageNames = Object.keys(pages) as [PublicPage, ...PublicPage[]];

/** Every page for search engines, in lower case, as in links and canonical addresses. */
export const publicPaths = pageNames.map(pathOf) as [PublicPath, ...PublicPath[]];

export const pageRow = (name: PublicPage): Page => pages[name];

export const pageAt = (path: PublicPath): PublicPage => pageNames[publicPaths.indexOf(path)] ?? "home";

const pathsWith = (fits: (page: Page) => unknown): PublicPath[] =>
  publicPaths.filter((path) => fits(pageRow(pageAt(path))));

/** The public pages inside the shared header and footer. */
export const framedPaths: readonly PublicPath[] = pathsWith(({ layout }) => layout !== "bare");

export const precachedPaths: readonly PublicPath[] = pathsWith(({ precached }) => precached);

export const pagesIn = <Menu extends Page["menu"]>(menu: Menu): PageWith<{ menu: Menu }>[] =>
  [undefined, true]
    .flatMap((last) => pageNames.filter((name) => pageRow(name).menu === menu && pageRow(name).menuLast === last))
    .map((name) => name as PageWith<{ menu: Menu }>);

/** Without slashes at the end; the root is `/`. A regular expression would take quadratic time. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end) || "/";
}

/** The page that the service worker shows for pages that are not cached; not for search engines. */
export const offlinePath = "/offline";

/** The search as a page (`?q=`), for visitors without script or with data saver; not for search engines. */
export const searchPath = "/search";

/** The form that asks for a picture to be removed; not for search engines. */
export const removalPath = "/removal";

/** The pages that may show pictures without an own page: `/removal?on=…` lists the pictures of one of them. */
export const picturePaths = framedPaths.filter((path) => !(Object.values(itemPaths) as string[]).includes(path));

/** The login and the pages behind it, which search engines should not index. */
export const privatePaths = ["/login", "/set-password", "/dashboard", "/users"] as const;

/** The page that replaces the site with a backup; it works also while the site does not run. */
export const restorePath = "/restore";
