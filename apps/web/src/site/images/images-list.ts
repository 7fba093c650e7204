import { clipSearch } from "@visiga/contracts/fields";
import { type FilePage, type FileQuery, filePages } from "@visiga/contracts/files";
import { shownItems } from "#platform/data/shown-items.ts";

export const imagesStep = 24;

export interface ImagesPlace {
  readonly show?: number;
  readonly page?: FilePage;
  /** Words to look for. */
  readonly q?: string;
}

/** What an address asks for. Words that name no page, and numbers that are none, ask for nothing. */
export function imagesPlace({ show, page, q }: { show?: unknown; page?: unknown; q?: unknown }): ImagesPlace {
  const known = imagesPage(page);
  // The router reads `?q=1990` as a number.
  const words = typeof q === "string" || typeof q === "number" ? clipSearch(String(q)) : "";
  return { ...shownItems(show, imagesStep), ...(known && { page: known }), ...(words && { q: words }) };
}

/** The newest pictures of all pages or of one, and of those the ones that hold the words, as many as the address asks for. */
export function imagesList({ show = imagesStep, page, q }: ImagesPlace): FileQuery {
  return { first: show, ...(page && { page }), ...(q && { search: q }) };
}

/** The shortest list of all, for the sake of its total. */
export const allImages: FileQuery = { first: 1 };

/** The page that a word of an address names. */
export function imagesPage(word: unknown): FilePage | undefined {
  return filePages.find((page) => page === String(word).toUpperCase());
}

/** The library's query: `?page=NEWS&q=choir&show=48`; a bare `?` is all of it, from the start. */
export function imagesAddress({ show, page, q }: ImagesPlace): string {
  const query = new URLSearchParams();
  if (page) query.set("page", page);
  if (q) query.set("q", q);
  if (show) query.set("show", String(show));
  return `?${query}`;
}
