import { type ItemAddress, itemAddress, itemPaths } from "@visiga/contracts/item-pages";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { pageParameters } from "@visiga/contracts/page-parameters";
import { pathOf } from "@visiga/contracts/pages";
import { offlinePath, publicPaths, withoutTrailingSlashes } from "@visiga/contracts/public-paths";

/** Results are not kept on a device: they are gone after their last day. */
const paths: readonly string[] = publicPaths.filter((path) => path !== pathOf("results"));

const normalPath = ({ pathname }: URL): string => withoutTrailingSlashes(pathname).toLowerCase();

/** Whether the page is cached: a public page or an item's page. Fragments (`?from=24`) need the network. */
export const isCacheablePage = (url: URL): boolean =>
  (paths.includes(normalPath(url)) || itemOf(url) !== null) && !url.searchParams.has("from");

export const itemOf = (url: URL): ItemAddress | null => itemAddress(normalPath(url));

const listPaths: readonly string[] = [...Object.values(itemPaths), "/images"];

/** Whether the address is an item's page, which may be withdrawn, or a list of items. */
export const showsItems = (url: URL): boolean => listPaths.includes(normalPath(url)) || itemOf(url) !== null;

export const isOfflinePage = (url: URL): boolean => normalPath(url) === offlinePath;

export function requestedLanguage(url: URL): Language | undefined {
  const requested = url.searchParams.get("lang");
  return isLanguage(requested) ? requested : undefined;
}

/** Cache key of a page: with its language, which a cookie can change, and without parameters that do not change the page. */
export function pageKey(url: URL, language: Language): string {
  const key = new URL(normalPath(url), url.origin);
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = url.searchParams.get(name);
    if (name !== "lang" && value !== null && shape.test(value)) key.searchParams.set(name, value);
  }
  key.searchParams.set("lang", language);
  return key.href;
}
