import type { GalleryCategory } from "@visiga/contracts/files";

/** Query of the gallery: `?category=EVENTS&show=48`; a bare `?` is the first page of the whole gallery. */
export function galleryAddress(category: GalleryCategory | undefined, show?: number): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (show) query.set("show", String(show));
  return `?${query}`;
}
