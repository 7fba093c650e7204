import type { SearchPage } from "@visiga/contracts/search-module";

export interface SearchResult extends SearchPage {
  /** Range of the query in the title: start, and end (exclusive). */
  readonly match: readonly [number, number] | null;
}

/**
 * Normalises a text: lower case, no accents or apostrophes, a space for any other character that is not a letter or a digit.
 * Each character keeps its index in the original.
 */
function normalizeText(text: string): { normalized: string; places: number[] } {
  let normalized = "";
  const places: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const plain = text
      .charAt(place)
      .normalize("NFD")
      .replace(/[\p{M}'’]/gu, "")
      .toLowerCase();
    for (const letter of plain.replace(/[^\p{L}\p{N}]/gu, " ")) {
      if (letter === " " && (normalized === "" || normalized.endsWith(" "))) continue;
      normalized += letter;
      places.push(place);
    }
  }
  return { normalized, places };
}

/** Ranks of the weaker matches. Results are those of the first that finds a page. */
const limits = [4, 5, 6] as const;

/** Where a word of the text begins with the query; -1 if nowhere. */
const wordStart = (text: string, wanted: string): number => ` ${text}`.indexOf(` ${wanted}`);

function find(page: SearchPage, wanted: string): { result: SearchResult; rank: number } | null {
  const { normalized: title, places } = normalizeText(page.title);
  const keywords = normalizeText(page.keywords).normalized;
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

/**
 * Finds the pages whose title or keywords contain the query, ignoring case and accents. Order: titles that begin with
 * it, titles with words that begin with it, keywords that are it, keywords that begin with it, all its words separately;
 * then the order of the list. Items come last. A blank query finds nothing.
 */
export function searchPages(pages: readonly SearchPage[], query: string): SearchResult[] {
  const wanted = normalizeText(query).normalized.trimEnd();
  if (wanted === "") return [];
  const found = pages.map((page) => find(page, wanted)).filter((one) => one !== null);
  const limit = limits.find((rank) => found.some((one) => one.rank <= rank)) ?? 0;
  const place = ({ rank, result }: (typeof found)[number]) => rank + (result.item ? 10 : 0);
  return found
    .filter(({ rank }) => rank <= limit)
    .sort((one, other) => place(one) - place(other))
    .map(({ result }) => result);
}
