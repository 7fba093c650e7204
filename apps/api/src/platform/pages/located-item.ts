import { notFoundAddress } from "./page-address.ts";
import type { PageReads } from "./page-renderer.ts";
import type { RequestedPage } from "./requested-page.ts";

/**
 * Finds the page of an item's address: only the database knows whether the item exists and its current address.
 * @returns the page, which is `/not-found` for an unknown item, or the new path of a moved page
 */
export async function locateItem(
  requested: RequestedPage,
  reads: Pick<PageReads, "item">,
): Promise<RequestedPage | string> {
  const { address, language } = requested;
  const { item, path, lang } = address;
  if (item === null) return requested;
  try {
    const file = await reads.item({ ...item, language });
    if (!file?.path) return { ...requested, address: notFoundAddress(address) };
    if (file.path === path) return requested;
    return lang ? `${file.path}?lang=${lang}` : file.path;
  } catch {
    // The page reads the item again and reports the failure.
    return requested;
  }
}
