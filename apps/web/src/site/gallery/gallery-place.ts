import { type FileQuery, type GalleryCategory, galleryCategories } from "@visiga/contracts/files";
import { shownItems } from "#platform/data/shown-items.ts";
import { galleryList, step } from "#site/lists/page-lists.ts";

export interface GalleryPlace {
  readonly show?: number;
  readonly category?: GalleryCategory;
}

/** What an address asks for. Words that name no category, and numbers that are none, ask for nothing. */
export function galleryPlace({ show, category }: { show?: unknown; category?: unknown }): GalleryPlace {
  const known = galleryCategory(category);
  return { ...shownItems(show, step), ...(known && { category: known }) };
}

/** What the filters choose from, all of it first; and the shortest list of each, for the sake of its total. */
export const galleryFilters = [undefined, ...galleryCategories] as const;
export const galleryCounts: readonly FileQuery[] = galleryFilters.map((category) => galleryList({ category, show: 1 }));

/** The category that a word of an address or a record's title names. */
export function galleryCategory(word: unknown): GalleryCategory | undefined {
  return galleryCategories.find((category) => category === String(word).toUpperCase());
}
