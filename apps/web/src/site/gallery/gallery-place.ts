import type { FileQuery } from "@visiga/contracts/file-queries";
import { type GalleryCategory, galleryCategories, galleryCategory } from "@visiga/contracts/files";
import { listStep, pages } from "@visiga/contracts/pages";
import { queryOf, type ShownItems, shownItems } from "#platform/data/shown-items.ts";

export interface GalleryPlace extends ShownItems {
  readonly category?: GalleryCategory;
}

/** Parses the gallery's query. Drops unknown categories and invalid numbers. */
export function galleryPlace(search: { show?: unknown; from?: unknown; category?: unknown }): GalleryPlace {
  const known = galleryCategory(search.category);
  return { ...shownItems(search, listStep), ...(known && { category: known }) };
}

export const galleryList = ({ show = listStep, category }: GalleryPlace): FileQuery => ({
  ...pages.gallery.lists.list,
  ...(category && { title: category }),
  first: show,
});

/** The news whose albums the gallery names. */
export const galleryAlbums: FileQuery = { albums: true, first: 6 };

/** The filters, `all` first, each with a query of one item for its total. */
export const galleryFilters = [undefined, ...galleryCategories] as const;
export const galleryCounts: readonly FileQuery[] = galleryFilters.map((category) =>
  galleryList({ ...(category && { category }), show: 1 }),
);

/** Query of the gallery: `?category=EVENTS&show=48`; a bare `?` is the first page of the whole gallery. */
export const galleryAddress = (category: GalleryCategory | undefined, show?: number): string =>
  queryOf({ category, show });
