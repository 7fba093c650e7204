import { searchLimits, searchWords } from "@visiga/contracts/fields";

/** Words to find, each by its beginning and whatever its case, as `to_tsquery('simple', …)` takes them; null for none. */
export function searchedWords(search = ""): string | null {
  const words = searchWords(search.slice(0, searchLimits.length)).slice(0, searchLimits.words);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}
