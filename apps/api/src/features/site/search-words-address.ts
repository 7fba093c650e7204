import { createHash } from "node:crypto";
import type { Language } from "@visiga/contracts/languages";
import type { TextsByPath } from "@visiga/i18n/text-paths";

/**
 * Address of the module with the search texts, which changes with its content; null if none is edited and the built
 * file is used.
 */
export function searchWordsAddress(language: Language, texts: TextsByPath): string | null {
  if (Object.keys(texts).length === 0) return null;
  const tag = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 12);
  return `/words/search-${language}-${tag}.js`;
}
