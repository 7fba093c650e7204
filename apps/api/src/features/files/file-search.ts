import { searchLimits, searchWords } from "@visiga/contracts/fields";

/** A search as `to_tsquery('simple', …)` takes it: all words, each as a prefix, in any case. Null without words. */
export function searchedWords(search = ""): string | null {
  const words = searchWords(search.slice(0, searchLimits.length)).slice(0, searchLimits.words);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}
