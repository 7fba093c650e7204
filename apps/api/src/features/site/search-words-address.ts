import { createHash } from "node:crypto";
import type { Language } from "@visiga/contracts/languages";
import type { TextsByPath } from "@visiga/i18n/text-paths";

/**
 * Address of the module with the words of the search, which changes with them; null where none is edited and the built
 * file serves.
 */
export function searchWordsAddress(language: Language, texts: TextsByPath): string | null {
  if (Object.keys(texts).length === 0) return null;
  const tag = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 12);
  return `/words/search-${language}-${tag}.js`;
}
