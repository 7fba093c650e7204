import { type EntryPage, entryPages } from "@visiga/contracts/entries";
import type { EntryQuery } from "@visiga/contracts/entry-queries";
import { clipSearch } from "@visiga/contracts/fields";
import { listStep } from "@visiga/contracts/pages";
import { queryOf, type ShownItems, shownItems } from "#platform/data/shown-items.ts";

export interface ImagesPlace extends ShownItems {
  readonly page?: EntryPage;
  readonly q?: string;
}

export type ImagesSearch = Partial<Record<"show" | "from" | "page" | "q", unknown>>;

/** Parses the library's query. Drops unknown pages and invalid numbers. */
export function imagesPlace({ show, from, page, q }: ImagesSearch): ImagesPlace {
  const known = entryPages.find((each) => each === String(page).toUpperCase());
  // The router parses `?q=1990` as a number.
  const words = typeof q === "string" || typeof q === "number" ? clipSearch(String(q)) : "";
  return { ...shownItems({ show, from }, listStep), ...(known && { page: known }), ...(words && { q: words }) };
}

/** The newest entries of all pages or of one, filtered by the search words. */
export function imagesList({ show = listStep, page, q }: ImagesPlace): EntryQuery {
  return { first: show, ...(page && { page }), ...(q && { search: q }) };
}

/** A list of one item, for the total of all pictures. */
export const allImages: EntryQuery = { first: 1 };

/** Query of the library: `?page=NEWS&q=choir&show=48`; a bare `?` is the first page of the whole library. */
export const imagesAddress = ({ page, q, show }: ImagesPlace): string => queryOf({ page, q, show });
