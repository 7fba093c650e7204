import type { Language } from "@visiga/contracts/languages";
import { offlinePath } from "@visiga/contracts/public-paths";

/** Pages that parents need. They are cached before they are read, and deleted last. */
const packPaths = ["/", "/o-level-admission", "/a-level-admission", "/contact"] as const;

/**
 * Addresses of the pack: its pages in the reader's language and the offline page in both languages. With data saver only
 * the offline page in the reader's language.
 */
export const packAddresses = (language: Language, saves: boolean): string[] =>
  saves
    ? [`${offlinePath}?lang=${language}`]
    : [`${offlinePath}?lang=en`, `${offlinePath}?lang=sw`, ...packPaths.map((path) => `${path}?lang=${language}`)];

/** Whether the key of a cached page belongs to the pack, in either language. */
export function isPacked(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  return searchParams.size === 1 && [offlinePath, ...packPaths].includes(pathname);
}
