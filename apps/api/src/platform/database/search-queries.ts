import { searchLimits } from "@visiga/contracts/fields";
import { plainLine } from "@visiga/contracts/plain-text";
import { mayBeMistyped, oneLetterOff, queryForms, queryWords, tellingWords } from "@visiga/contracts/search-query";

/**
 * SQL: a column or expression of words fits the query `:words`. The subquery hides the query from the planner, which
 * would read the whole table for one with hundreds of variants whatever it finds (260 ms for 10,000 files).
 */
export const fitsWords = (words: string): string => `${words} @@ (SELECT to_tsquery('simple', :words))`;

/** Letters of the words that are searched with a wrong letter: each makes about fifty words of it. */
const mistypedLetters = 30;

const nothing = "'a' & !'a'";

/**
 * Queries for `to_tsquery('simple', …)` on a text in its `search_form`, of which the first that finds something counts:
 * all words, each as a prefix; then without small words; then with one wrong letter in each. None for a blank search; one
 * without a letter or digit finds nothing.
 */
function searchQueries(search = ""): string[] {
  const words = queryWords(search.slice(0, searchLimits.length));
  if (words.length === 0) return plainLine(search) === "" ? [] : [nothing];
  const typed = words.slice(0, searchLimits.words);
  const telling = tellingWords(words).slice(0, searchLimits.words);
  const mistyped = telling.filter(mayBeMistyped);
  const tolerant = mistyped.length > 0 && mistyped.join("").length <= mistypedLetters;
  return [...new Set([exact(typed), exact(telling)]), ...(tolerant ? [telling.map(withVariants).join("&")] : [])];
}

/** The words in any of their forms. */
const exact = (words: readonly string[]): string =>
  queryForms(words)
    .map((form) => `(${form.map(prefix).join("&")})`)
    .join("|");

/** The query that counts. @param count how many rows a query finds, or all rows without one */
export async function chosenQuery(search: string | undefined, count: (words: string) => Promise<number>) {
  const queries = searchQueries(search);
  for (const words of queries) if ((await count(words)) > 0) return words;
  return queries[0] ?? null;
}

/** A word or its beginning. A day before its month and the number of a form are whole. */
function prefix(word: string, at: number, words: readonly string[]): string {
  const whole = words[at - 1] === "form" ? /^(?:[0-9]|[iv]+)$/ : /^[0-9]{1,2}$/;
  return whole.test(word) && (at + 1 < words.length || words[at - 1] === "form") ? `'${word}'` : `'${word}':*`;
}

const withVariants = (word: string, at: number, words: readonly string[]): string =>
  mayBeMistyped(word) ? `(${[prefix(word, at, words), ...oneLetterOff(word)].join("|")})` : prefix(word, at, words);
