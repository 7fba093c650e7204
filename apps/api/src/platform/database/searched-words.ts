import { searchLimits, searchWords } from "@visiga/contracts/fields";

/** A search query for `to_tsquery('simple', …)`: all words, each as a prefix, ignoring case. Null without words. */
export function searchedWords(search = ""): string | null {
  const words = searchWords(search.slice(0, searchLimits.length)).slice(0, searchLimits.words);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}
