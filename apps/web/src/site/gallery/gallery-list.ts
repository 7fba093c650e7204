import { type FileQuery, type GalleryCategory, galleryCategories } from "@visiga/contracts/files";
import { shownItems } from "#platform/data/shown-items.ts";

export const galleryStep = 24;

export interface GalleryPlace {
  readonly show?: number;
  readonly category?: GalleryCategory;
}

/** What an address asks for. Words that name no category, and numbers that are none, ask for nothing. */
export function galleryPlace({ show, category }: { show?: unknown; category?: unknown }): GalleryPlace {
  const known = galleryCategory(category);
  return { ...shownItems(show, galleryStep), ...(known && { category: known }) };
}

const inCategory = (category: GalleryCategory | undefined): FileQuery => ({
  page: "GALLERY",
  ...(category && { title: category }),
});

/** The newest pictures of the gallery or of one category, as many as the address asks for. */
export const galleryList = ({ show = galleryStep, category }: GalleryPlace): FileQuery => ({
  ...inCategory(category),
  first: show,
});

/** What the filters choose from, all of it first; and the shortest list of each, for the sake of its total. */
export const galleryFilters = [undefined, ...galleryCategories] as const;
export const galleryCounts: readonly FileQuery[] = galleryFilters.map((category) => ({
  ...inCategory(category),
  first: 1,
}));

/** The category that a word of an address or a record's title names. */
export function galleryCategory(word: unknown): GalleryCategory | undefined {
  return galleryCategories.find((category) => category === String(word).toUpperCase());
}
