import type { Language } from "@visiga/contracts/languages";
import { offlinePath, precachedPaths } from "@visiga/contracts/public-paths";

/** Addresses of the pages that are cached before they are read, and deleted last. With data saver only the offline page. */
export const precachedAddresses = (language: Language, saves: boolean): string[] =>
  saves
    ? [`${offlinePath}?lang=${language}`]
    : [`${offlinePath}?lang=en`, `${offlinePath}?lang=sw`, ...precachedPaths.map((path) => `${path}?lang=${language}`)];

/** Whether the key of a cached page belongs to the precache, in either language. */
function isPrecached(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  return searchParams.size === 1 && [offlinePath, ...precachedPaths].some((path) => path === pathname);
}

/** Limit of the cached pages in bytes of HTML. */
const limit = 5_000_000;

/**
 * The pages to delete when the limit is exceeded: the oldest first, those of the precache last.
 * @param pages newest first
 */
export function pagesToDelete<Page extends { readonly key: string; readonly bytes: number }>(
  pages: readonly Page[],
): Page[] {
  const precached = pages.filter(({ key }) => isPrecached(key));
  const others = pages.filter(({ key }) => !isPrecached(key));
  let bytes = 0;
  return [...precached, ...others].filter((page) => {
    bytes += page.bytes;
    return bytes > limit;
  });
}
