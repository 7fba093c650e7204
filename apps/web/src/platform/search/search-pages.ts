import { comparable, searchForm } from "@visiga/contracts/search-form";
import type { SearchPage } from "@visiga/contracts/search-module";
import { mayBeMistyped, oneLetterOff, queryForms, queryWords, tellingWords } from "@visiga/contracts/search-query";

export interface SearchResult extends SearchPage {
  /** Range of the query in the title: start, and end (exclusive). */
  readonly match: readonly [number, number] | null;
}

/** A text as it is compared, each character with its index in the original. */
function placed(text: string): { normalized: string; places: number[] } {
  let normalized = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const letter of comparable(character)) {
      if (letter === " " && (normalized === "" || normalized.endsWith(" "))) continue;
      normalized += letter;
      places.push(place);
    }
    place += character.length;
  }
  return { normalized, places };
}

/** The school's name and kind: true of every page, so they need not be found. */
const schoolWords: ReadonlySet<string> = new Set(
  "junior mary marys saint school schools seminari seminary shule st visiga".split(" "),
);

/** Where a word of the text begins with the query; -1 if nowhere. */
const wordStart = (text: string, wanted: string): number => ` ${text}`.indexOf(` ${wanted}`);

/** A page in the forms in which it is compared. */
interface ComparedPage {
  readonly title: ReturnType<typeof placed>;
  readonly keywords: string;
  /** Title and keywords, and their words. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Made once for each page, because a query follows each letter that is typed. */
const comparedPages = new WeakMap<SearchPage, ComparedPage>();

function compared(page: SearchPage): ComparedPage {
  const known = comparedPages.get(page);
  if (known) return known;
  const title = placed(page.title);
  const keywords = searchForm(page.keywords);
  const text = `${title.normalized} ${searchForm(page.title)} ${keywords}`;
  const made = { title, keywords, text, words: new Set(text.split(" ")) };
  comparedPages.set(page, made);
  return made;
}

function find(page: SearchPage, wanted: string): { result: SearchResult; rank: number } | null {
  const { title, keywords, text, words } = compared(page);
  const { normalized, places } = title;
  const start = wordStart(normalized, wanted);
  if (start >= 0) {
    const last = places[start + wanted.length - 1] ?? page.title.length - 1;
    return { rank: start === 0 ? 0 : 1, result: { ...page, match: [places[start] ?? 0, last + 1] } };
  }
  const rank = rankByKeywords(keywords, wanted) ?? rankByWords(wanted.split(" "), text, words);
  return rank === null ? null : { rank, result: { ...page, match: null } };
}

/** Rank of a page by keywords that have the whole query, as words or as their beginnings. */
function rankByKeywords(keywords: string, wanted: string): number | null {
  if (wordStart(`${keywords} `, `${wanted} `) >= 0) return 2;
  return wordStart(keywords, wanted) >= 0 ? 3 : null;
}

/**
 * Rank of a page by the separate words of a query, which must begin words of the page, or else be part of them, because
 * Swahili has prefixes before the stem. Words of one or two letters match whole words only and are optional.
 */
function rankByWords(wanted: readonly string[], text: string, words: ReadonlySet<string>): number | null {
  const telling = wanted.filter((word) => word.length > 2);
  if (telling.length === 0 || !telling.every((word) => text.includes(word))) return null;
  if (!telling.every((word) => wordStart(text, word) >= 0)) return 6;
  return wanted.every((word) => word.length > 2 || words.has(word)) ? 4 : 5;
}

/** The best of the results by the forms of a query, which differ in how numbers are written. */
const findAny = (page: SearchPage, forms: readonly string[][]): ReturnType<typeof find> =>
  forms
    .map((form) => find(page, form.join(" ")))
    .reduce((best, one) => (one && (!best || one.rank < best.rank) ? one : best), null);

/** Results whose titles do not have the query; items come last. */
const unmatched = (pages: readonly SearchPage[]): SearchResult[] =>
  [...pages]
    .sort((one, other) => Number(one.item ?? false) - Number(other.item ?? false))
    .map((page) => ({ ...page, match: null }));

/** The pages that have every word of a query, or one that differs from it by one letter. */
function findMistyped(pages: readonly SearchPage[], words: readonly string[]): SearchResult[] {
  const telling = words.filter((word) => word.length > 2);
  if (!telling.some(mayBeMistyped)) return [];
  const variants = telling.map((word) => (mayBeMistyped(word) ? oneLetterOff(word) : new Set<string>()).add(word));
  const found = pages.filter((page) => {
    const there = [...compared(page).words];
    return variants.every((each) => there.some((word) => each.has(word)));
  });
  return unmatched(found);
}

/** The pages that have every word of a query, or the beginning of one longer, in their text; else those with parts of words. */
function findInTexts(pages: readonly SearchPage[], words: readonly string[]): SearchResult[] {
  const telling = words.filter((word) => word.length > 2);
  if (telling.length === 0) return [];
  const texts = pages.map((page) => ({ page, text: `${compared(page).text} ${page.words ?? ""}` }));
  const whole = texts.filter(({ text }) => telling.every((word) => wordStart(text, word) >= 0));
  const found = whole.length > 0 ? whole : texts.filter(({ text }) => telling.every((word) => text.includes(word)));
  return unmatched(found.map(({ page }) => page));
}

/** Letters of a word that is also looked for behind a prefix: too many shorter ones are part of other words. */
const longWord = 5;

/** After one or two pages whose keywords have a single word: those with it in their text, `mabweni` for `bweni`. */
function findOthers(
  pages: readonly SearchPage[],
  [word = "", ...rest]: readonly string[],
  found: readonly SearchResult[],
) {
  if (rest.length > 0 || word.length < longWord || found.length > 2 || found.some(({ match }) => match)) return [];
  const known = new Set(found.map(({ to }) => to));
  return unmatched(
    pages.filter((page) => !known.has(page.to) && `${compared(page).text} ${page.words ?? ""}`.includes(word)),
  );
}

/** The pages that have the letters of a query with other spaces, `school fees` for `schoolfees`. */
function findRespaced(pages: readonly SearchPage[], words: readonly string[]): SearchResult[] {
  const letters = words.join("");
  if (letters.length < 6) return [];
  return unmatched(pages.filter((page) => compared(page).text.replace(/ /g, "").includes(letters)));
}

/** The pages that have the rarest words of a query, if they have a third of its words. */
function findSome(pages: readonly SearchPage[], words: readonly string[]): SearchResult[] {
  const telling = words.filter((word) => word.length > 2);
  if (telling.length < 2) return [];
  const places = telling.map((word) => pages.filter((page) => wordStart(compared(page).text, word) >= 0));
  const placesOf = (page: SearchPage) => places.filter((each) => each.includes(page));
  const near = pages.filter((page) => placesOf(page).length * 3 >= telling.length);
  const score = (page: SearchPage) => placesOf(page).reduce((sum, each) => sum + 1 / each.length, 0);
  const best = Math.max(...near.map(score));
  return unmatched(near.filter((page) => score(page) === best));
}

/** The pages with these words, each with its rank. */
const findPages = (pages: readonly SearchPage[], words: readonly string[]) => {
  const forms = queryForms(words);
  return pages.map((page) => findAny(page, forms)).filter((one) => one !== null);
};

/**
 * Finds the pages whose title or keywords contain the query, as `comparable` compares them. Order: titles that begin
 * with it, titles with words that begin with it, keywords that are it, keywords that begin with it, all its words
 * separately; then the order of the list. Items come last. After one or two pages that a single everyday word names, those follow that have it in their text. If there are none: pages without the query's small words, then
 * pages with parts of words, with its words in their text, with other spaces, with a word that differs by one letter, with the
 * rarest of the words. A blank query finds nothing.
 */
export function searchPages(pages: readonly SearchPage[], query: string): SearchResult[] {
  const words = queryWords(query);
  const telling = tellingWords(words, schoolWords);
  const [typed, loose] = [findPages(pages, words), findPages(pages, telling)];
  // The worst ranks that count, from the closest matches to the weakest. The first attempt that finds a page decides.
  const attempts = [
    { found: typed, limit: 4 },
    { found: typed, limit: 5 },
    { found: loose, limit: 5 },
    { found: loose, limit: 6 },
  ].map(({ found, limit }) => found.filter(({ rank }) => rank <= limit));
  const results = attempts.find((found) => found.length > 0);
  if (!results) {
    const weaker = [findInTexts, findRespaced, findMistyped, findSome].map((find) => find(pages, telling));
    return weaker.find((found) => found.length > 0) ?? [];
  }
  const place = ({ rank, result }: (typeof results)[number]) => rank + (result.item ? 10 : 0);
  const best = results.sort((one, other) => place(one) - place(other)).map(({ result }) => result);
  return [...best, ...findOthers(pages, words, best)];
}
