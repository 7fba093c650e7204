import type { AskedPage } from "./asked-page.ts";
import { notFoundAddress } from "./page-address.ts";
import type { PageReads } from "./page-renderer.ts";

/**
 * Finds the page of an item's address: only the database knows whether the item exists and its current address.
 * @returns the page, which is `/not-found` for an unknown item, or the new path of a moved page
 */
export async function locateItem(asked: AskedPage, reads: Pick<PageReads, "item">): Promise<AskedPage | string> {
  const { address, language } = asked;
  const { item, path, lang } = address;
  if (item === null) return asked;
  try {
    const file = await reads.item({ ...item, language });
    if (!file?.path) return { ...asked, address: notFoundAddress(address) };
    if (file.path === path) return asked;
    return lang ? `${file.path}?lang=${lang}` : file.path;
  } catch {
    // The page reads the item again and reports the failure.
    return asked;
  }
}
