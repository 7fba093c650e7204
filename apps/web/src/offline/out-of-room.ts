import { isPacked } from "./pack.ts";

/** Limit of the cached pages in bytes of HTML. */
const limit = 5_000_000;

/**
 * The pages to delete when the limit is exceeded: the oldest first, those of the pack last.
 * @param pages newest first
 */
export function outOfRoom<Page extends { readonly key: string; readonly bytes: number }>(
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
