import type { FileQuery } from "@visiga/contracts/file-queries";
import { type GalleryCategory, galleryCategories } from "@visiga/contracts/files";
import { type ShownItems, shownItems } from "#platform/data/shown-items.ts";
import { galleryList, step } from "#site/lists/page-lists.ts";

export interface GalleryPlace extends ShownItems {
  readonly category?: GalleryCategory;
}

/** Parses the gallery's query. Drops unknown categories and invalid numbers. */
export function galleryPlace(search: { show?: unknown; from?: unknown; category?: unknown }): GalleryPlace {
  const known = galleryCategory(search.category);
  return { ...shownItems(search, step), ...(known && { category: known }) };
}

/** The filters, `all` first, each with a query of one item for its total. */
export const galleryFilters = [undefined, ...galleryCategories] as const;
export const galleryCounts: readonly FileQuery[] = galleryFilters.map((category) => galleryList({ category, show: 1 }));

/** The category that a query parameter or a file's title names. */
export function galleryCategory(word: unknown): GalleryCategory | undefined {
  return galleryCategories.find((category) => category === String(word).toUpperCase());
}
