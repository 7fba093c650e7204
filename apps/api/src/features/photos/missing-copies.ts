import { type Photo, type PictureFormat, pictureWidths } from "@visiga/contracts/files";
import type { WidthKind } from "#platform/pictures/picture-variant.ts";

type Copies = Pick<Photo, "sources" | "avif">;

/** The copies that a photo lacks: all widths up to its largest copy in both formats, and the largest as AVIF. */
export function missingVariants({ sources, avif }: Copies): WidthKind[] {
  const largest = largestWidth({ sources });
  const widths = pictureWidths.filter((width) => width < largest);
  const lacking = (format: PictureFormat, present: Photo["sources"]) =>
    [...widths, largest]
      .filter((width) => !present.some((copy) => copy.width === width))
      .map((width) => ({ format, width }));
  return [...lacking("webp", sources), ...lacking("avif", avif)];
}

/** Width in pixels of the largest WebP copy, the source of all other copies. */
export function largestWidth({ sources }: Pick<Photo, "sources">): number {
  const largest = sources.at(-1)?.width;
  if (largest === undefined) throw new RangeError("A photo without copies");
  return largest;
}
