import { searchLimits, searchWords } from "@visiga/contracts/fields";
/** Cuts a page out of `size + 1` rows; its last row is the next cursor, null at the end of the list. */
export function listPage<Row>(read: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? (rows.at(-1) ?? null) : null };
}

/** A search query for `to_tsquery('simple', …)`: all words, each as a prefix, ignoring case. Null without words. */
export function searchedWords(search = ""): string | null {
  const words = searchWords(search.slice(0, searchLimits.length)).slice(0, searchLimits.words);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}
