import { comparable, mayBeMistyped, oneLetterOff, queryForms, searchForm } from "@visiga/contracts/search-form";
import type { SearchPage } from "@visiga/contracts/search-module";

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

/** Ranks of the weaker matches. Results are those of the first that finds a page. */
const limits = [4, 5, 6] as const;

/** Where a word of the text begins with the query; -1 if nowhere. */
const wordStart = (text: string, wanted: string): number => ` ${text}`.indexOf(` ${wanted}`);

function find(page: SearchPage, wanted: string): { result: SearchResult; rank: number } | null {
  const { normalized: title, places } = placed(page.title);
  const keywords = searchForm(page.keywords);
  const start = wordStart(title, wanted);
  if (start >= 0) {
    const last = places[start + wanted.length - 1] ?? page.title.length - 1;
    return { rank: start === 0 ? 0 : 1, result: { ...page, match: [places[start] ?? 0, last + 1] } };
  }
  const rank = rankByKeywords(keywords, wanted) ?? rankByWords(wanted.split(" "), `${title} ${keywords}`);
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
function rankByWords(wanted: readonly string[], text: string): number | null {
  const telling = wanted.filter((word) => word.length > 2);
  if (telling.length === 0 || !telling.every((word) => text.includes(word))) return null;
  if (!telling.every((word) => wordStart(text, word) >= 0)) return 6;
  const words = new Set(text.split(" "));
  return wanted.every((word) => word.length > 2 || words.has(word)) ? 4 : 5;
}

/** The best of the results by the forms of a query, which differ in how numbers are written. */
const findAny = (page: SearchPage, forms: readonly string[]): ReturnType<typeof find> =>
  forms
    .map((form) => find(page, form))
    .reduce((best, one) => (one && (!best || one.rank < best.rank) ? one : best), null);

/** The pages that have every word of a query, or one that differs from it by one letter. */
function findMistyped(pages: readonly SearchPage[], words: readonly string[]): SearchResult[] {
  const telling = words.filter((word) => word.length > 2);
  if (!telling.some(mayBeMistyped)) return [];
  const variants = telling.map((word) => (mayBeMistyped(word) ? oneLetterOff(word) : new Set<string>()).add(word));
  const found = pages.filter((page) => {
    const there = searchForm(`${page.title} ${page.keywords}`).split(" ");
    return variants.every((each) => there.some((word) => each.has(word)));
  });
  return found
    .sort((one, other) => Number(one.item ?? false) - Number(other.item ?? false))
    .map((page) => ({ ...page, match: null }));
}

/**
 * Finds the pages whose title or keywords contain the query, as `comparable` compares them. Order: titles that begin
 * with it, titles with words that begin with it, keywords that are it, keywords that begin with it, all its words
 * separately; then the order of the list. Items come last. If there are none: pages with a word that differs by one
 * letter. A blank query finds nothing.
 */
export function searchPages(pages: readonly SearchPage[], query: string): SearchResult[] {
  const forms = queryForms(query);
  const [words] = forms;
  if (!words) return [];
  const found = pages
    .map((page) =>
      findAny(
        page,
        forms.map((form) => form.join(" ")),
      ),
    )
    .filter((one) => one !== null);
  if (found.length === 0) return findMistyped(pages, words);
  const limit = limits.find((rank) => found.some((one) => one.rank <= rank)) ?? 0;
  const place = ({ rank, result }: (typeof found)[number]) => rank + (result.item ? 10 : 0);
  return found
    .filter(({ rank }) => rank <= limit)
    .sort((one, other) => place(one) - place(other))
    .map(({ result }) => result);
}
