import type { Language } from "@visiga/contracts/languages";
import { offlinePath } from "@visiga/contracts/public-paths";

/** What a parent needs, kept before it was read and deleted last: paths by language. */
const packPaths = ["/", "/o-level-admission", "/a-level-admission", "/contact"] as const;

/** Addresses of the pack: its pages in the reader's language, and the list of what is kept in both. */
export const packAddresses = (language: Language): string[] => [
  `${offlinePath}?lang=en`,
  `${offlinePath}?lang=sw`,
  ...packPaths.map((path) => `${path}?lang=${language}`),
];

/** Whether a key of a kept page is one of the pack, in either language. */
export function isPacked(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  return searchParams.size === 1 && [offlinePath, ...packPaths].includes(pathname);
}
