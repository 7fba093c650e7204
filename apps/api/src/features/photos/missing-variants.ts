import { type Photo, type PictureFormat, pictureWidths } from "@visiga/contracts/files";
import type { WidthKind } from "#platform/pictures/picture-variant.ts";

type Variants = Pick<Photo, "sources" | "avif">;

/** The variants that a photo lacks: all widths up to its largest variant in both formats, and the largest as AVIF. */
export function missingVariants({ sources, avif }: Variants): WidthKind[] {
  const largest = largestWidth({ sources });
  const widths = pictureWidths.filter((width) => width < largest);
  const lacking = (format: PictureFormat, present: Photo["sources"]) =>
    [...widths, largest]
      .filter((width) => !present.some((variant) => variant.width === width))
      .map((width) => ({ format, width }));
  return [...lacking("webp", sources), ...lacking("avif", avif)];
}

/** Width in pixels of the largest WebP variant, the source of all other variants. */
export function largestWidth({ sources }: Pick<Photo, "sources">): number {
  const largest = sources.at(-1)?.width;
  if (largest === undefined) throw new RangeError("A photo without copies");
  return largest;
}
