import { searchLimits } from "@visiga/contracts/fields";
import { plainLine } from "@visiga/contracts/plain-text";
import { mayBeMistyped, oneLetterOff, queryForms } from "@visiga/contracts/search-form";

/**
 * SQL: a column or expression of words fits the query `:words`. The subquery hides the query from the planner, which
 * would read the whole table for one with hundreds of variants (260 ms instead of 2 to 40, for 10,000 files).
 */
export const fitsWords = (words: string): string => `${words} @@ (SELECT to_tsquery('simple', :words))`;

/** Letters of the words that are searched with a wrong letter: each makes about fifty words of it. */
const mistypedLetters = 30;

const nothing = "'a' & !'a'";

/**
 * Queries for `to_tsquery('simple', …)` on a text in its `search_form`, of which the first that finds something counts:
 * all words, each as a prefix; then with one wrong letter in each. None for a blank search; one without a letter or digit
 * finds nothing.
 */
function searchQueries(search = ""): string[] {
  const forms = queryForms(search.slice(0, searchLimits.length)).map((words) => words.slice(0, searchLimits.words));
  const [typed] = forms;
  if (!typed) return plainLine(search) === "" ? [] : [nothing];
  const mistyped = typed.filter(mayBeMistyped);
  const exact = forms.map((words) => `(${words.map(prefix).join("&")})`).join("|");
  const tolerant = mistyped.length > 0 && mistyped.join("").length <= mistypedLetters;
  return tolerant ? [exact, typed.map(withVariants).join("&")] : [exact];
}

/** The query that counts. @param count how many rows a query finds, or all rows without one */
export async function chosenQuery(search: string | undefined, count: (words: string) => Promise<number>) {
  const queries = searchQueries(search);
  for (const words of queries) if ((await count(words)) > 0) return words;
  return queries[0] ?? null;
}

const prefix = (word: string): string => `'${word}':*`;

const withVariants = (word: string): string =>
  mayBeMistyped(word) ? `(${[prefix(word), ...oneLetterOff(word)].join("|")})` : prefix(word);
