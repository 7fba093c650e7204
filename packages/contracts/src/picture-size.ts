import { pictureWidths } from "./entries.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const largestWidth = Math.max(...pictureWidths);
/** WebP has no more rows. */
const tallest = 16_383;
/** Bounds the memory of the encoders. */
const mostPixels = largestWidth * 4096;
/** Width in pixels at which the text of a phone's screenshot is still readable. */
const readableWidth = 400;

/** The largest size at which an upright picture is stored; null for one that is so long that nothing would be readable. */
export function storedSize({ width, height }: Size): Size | null {
  const scale = Math.min(1, largestWidth / width, tallest / height, Math.sqrt(mostPixels / (width * height)));
  const stored = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return stored.width < Math.min(readableWidth, width) && height > width ? null : stored;
}

/** The widths of the variants of a picture; its own if it is narrower than all of them. */
export function variantWidths(stored: Size): readonly number[] {
  const widths = pictureWidths.filter((width) => width <= stored.width);
  return widths.length > 0 ? widths : [stored.width];
}

/** Width of the one JPEG of a picture. 400 px suffice for the screens of browsers without WebP. */
export const jpegWidth = (storedWidth: number): number =>
  pictureWidths.filter((width) => width <= Math.min(storedWidth, 400)).at(-1) ?? storedWidth;
