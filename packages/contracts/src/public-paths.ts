import { itemPaths } from "./item-pages.ts";

/** Every public page inside the shared header and footer: lower case, as links and canonical addresses write it. */
export const framedPaths = [
  "/",
  "/news",
  "/gallery",
  "/alumni",
  "/wawata",
  "/organization",
  "/about-us",
  "/msg",
  "/staff",
  "/history",
  "/o-level",
  "/a-level",
  "/spiritual",
  "/games",
  "/dispensary",
  "/works",
  "/work",
  "/o-level-admission",
  "/a-level-admission",
  "/formation-admission",
  "/services",
  "/pillars",
  "/contact",
] as const;

/** Every page that search engines should index, with the two that have no header and footer. */
export const publicPaths = [...framedPaths, "/developer", "/images"] as const;
export type PublicPath = (typeof publicPaths)[number];

/** The page that the service worker shows for pages that are not cached; not for search engines. */
export const offlinePath = "/offline";

/** The search as a page (`?q=`), for visitors without script or with data saver; not for search engines. */
export const searchPath = "/search";

/** The form that asks for a picture to be removed; not for search engines. */
export const removalPath = "/removal";

/** The pages that may show pictures without a page of their own: `/removal?on=…` lists the pictures of one of them. */
export const picturePaths = framedPaths.filter((path) => !(Object.values(itemPaths) as string[]).includes(path));

/** The login and the pages behind it, which search engines should not index. */
export const privatePaths = ["/login", "/set-password", "/dashboard", "/users"] as const;
