import type { Language } from "@visiga/contracts/languages";
import { offlinePath, packedPaths } from "@visiga/contracts/public-paths";

/** Addresses of the pages that are cached before they are read, and deleted last. With data saver only the offline page. */
export const packAddresses = (language: Language, saves: boolean): string[] =>
  saves
    ? [`${offlinePath}?lang=${language}`]
    : [`${offlinePath}?lang=en`, `${offlinePath}?lang=sw`, ...packedPaths.map((path) => `${path}?lang=${language}`)];

/** Whether the key of a cached page belongs to the pack, in either language. */
function isPacked(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  return searchParams.size === 1 && [offlinePath, ...packedPaths].some((path) => path === pathname);
}

/** Limit of the cached pages in bytes of HTML. */
const limit = 5_000_000;

/**
 * The pages to delete when the limit is exceeded: the oldest first, those of the pack last.
 * @param pages newest first
 */
export function pagesToDelete<Page extends { readonly key: string; readonly bytes: number }>(
  pages: readonly Page[],
): Page[] {
  const packed = pages.filter(({ key }) => isPacked(key));
  const others = pages.filter(({ key }) => !isPacked(key));
  let bytes = 0;
  return [...packed, ...others].filter((page) => {
    bytes += page.bytes;
    return bytes > limit;
  });
}
