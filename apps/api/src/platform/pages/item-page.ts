import type { AskedPage } from "./asked-page.ts";
import { lostAddress } from "./page-address.ts";
import type { PageReads } from "./page-renderer.ts";

/**
 * Finds the page that a request asks for where its address is that of an item: only the database knows whether there is
 * one, and which words its address has now.
 * @returns the page, which is `/not-found` for an unknown item, or the path to which the item's page has moved
 */
export async function locateItem(asked: AskedPage, reads: Pick<PageReads, "item">): Promise<AskedPage | string> {
  const { address, language } = asked;
  const { item, path, lang } = address;
  if (item === null) return asked;
  try {
    const file = await reads.item({ ...item, language });
    if (!file?.path) return { ...asked, address: lostAddress(address) };
    if (file.path === path) return asked;
    return lang ? `${file.path}?lang=${lang}` : file.path;
  } catch {
    // The page says so, as it reads the item again.
    return asked;
  }
}
