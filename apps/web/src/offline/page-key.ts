import { itemAddress } from "@visiga/contracts/item-pages";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { pageParameters } from "@visiga/contracts/page-parameters";
import { offlinePath, publicPaths } from "@visiga/contracts/public-paths";

const paths: readonly string[] = publicPaths;

const normalPath = ({ pathname }: URL): string => pathname.replace(/\/+$/, "").toLowerCase() || "/";

/** Whether an address is a public page or that of an item. A fragment (`?from=24`) is none: View More needs the network. */
export const isKeptPage = (url: URL): boolean =>
  (paths.includes(normalPath(url)) || itemAddress(normalPath(url)) !== null) && !url.searchParams.has("from");

export const isOfflinePage = (url: URL): boolean => normalPath(url) === offlinePath;

/** The language that an address names, if it does. */
export function askedLanguage(url: URL): Language | undefined {
  const asked = url.searchParams.get("lang");
  return isLanguage(asked) ? asked : undefined;
}

/**
 * Address under which a page in this language is kept. The same address may be drawn in either language, by cookie, so
 * the key always names one; parameters that change nothing are dropped.
 */
export function pageKey(url: URL, language: Language): string {
  const key = new URL(normalPath(url), url.origin);
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = url.searchParams.get(name);
    if (name !== "lang" && value !== null && shape.test(value)) key.searchParams.set(name, value);
  }
  key.searchParams.set("lang", language);
  return key.href;
}
