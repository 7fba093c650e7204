import { pathOf } from "@visiga/contracts/pages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

/** A searchable page: title and group in the page's language, keywords in both languages, separated by commas. */
export interface SearchPage {
  readonly title: string;
  readonly group: string;
  readonly keywords: string;
  readonly to: string;
}

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

interface Found {
  readonly result: SearchResult;
  readonly rank: number;
}

const loosest = 4;

function find(page: SearchPage, wanted: string): Found | null {
  const { normalized: title, places } = normalizeText(page.title);
  const keywords = normalizeText(page.keywords).normalized;
  const start = title.indexOf(wanted);
  if (start >= 0) {
    const last = places[start + wanted.length - 1] ?? page.title.length - 1;
    return { rank: start === 0 ? 0 : 1, result: { ...page, match: [places[start] ?? 0, last + 1] } };
  }
  const rank = keywords.includes(wanted) ? 2 : rankByWords(wanted.split(" "), `${title} ${keywords}`);
  return rank === null ? null : { rank, result: { ...page, match: null } };
}

/** Rank of a page by the separate words of a query. Words of one or two letters match whole words only and are optional. */
function rankByWords(wanted: readonly string[], text: string): number | null {
  const telling = wanted.filter((word) => word.length > 2);
  if (telling.length === 0 || !telling.every((word) => text.includes(word))) return null;
  const words = new Set(text.split(" "));
  return wanted.every((word) => word.length > 2 || words.has(word)) ? 3 : loosest;
}

/**
 * Finds the pages whose title or keywords contain the query, ignoring case and accents. Order: titles that begin with
 * it, titles that contain it, keywords, all its words separately; then the order of the list. A blank query finds
 * nothing.
 */
export function searchPages(pages: readonly SearchPage[], query: string): SearchResult[] {
  const wanted = normalizeText(query).normalized.trimEnd();
  if (wanted === "") return [];
  const found = pages.map((page) => find(page, wanted)).filter((one) => one !== null);
  const good = found.filter(({ rank }) => rank < loosest);
  return (good.length > 0 ? good : found).sort((one, other) => one.rank - other.rank).map(({ result }) => result);
}

/** The dictionary's titles, groups and keywords of the search, in one language. */
export type SearchWords = PublicDictionary["search"];

/** The pages that the search covers, in the order of its words. */
export const searchList = (search: SearchWords): SearchPage[] =>
  Object.entries(search).map(([page, words]) => ({ ...words, to: pathOf(page) }));
