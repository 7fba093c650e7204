import type { GalleryCategory } from "@visiga/contracts/files";

/** The gallery's query: `?category=EVENTS&show=48`; a bare `?` is all of it, from the start. */
export function galleryAddress(category: GalleryCategory | undefined, show?: number): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (show) query.set("show", String(show));
  return `?${query}`;
}
