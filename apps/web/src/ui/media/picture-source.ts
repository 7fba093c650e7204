import { artworkPath, artworkWidths, type PictureName, pictureSize } from "@visiga/artwork/pictures";
import { mediaPath, type Photo, type PictureFormat } from "@visiga/contracts/files";

/** Attributes of an `<img>` for a photo or artwork, and of the `<source>` before it. */
export interface PictureSource {
  /** `srcset` of the AVIF copies; empty until they exist. */
  readonly avif: string;
  /** `srcset` of the WebP copies; empty if there are AVIF copies. The few browsers without AVIF use `src`. */
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** CSS colour shown until the picture has loaded; none for artwork. */
  readonly color?: string;
  /** Data URL of a tiny copy shown until the picture has loaded; none for small pictures. */
  readonly preview?: string;
}

interface Copies {
  readonly webp: readonly number[];
  readonly avif: readonly number[];
  readonly path: (width: number, format: PictureFormat) => string;
}

/** Width in pixels of the copy in `src`: sufficient for phones. */
const plainWidth = 640;

function addresses({ webp, avif, path }: Copies, widest: number): Pick<PictureSource, "avif" | "webp" | "src"> {
  const list = (format: PictureFormat, widths: readonly number[]) =>
    atMost(widths, widest)
      .map((width) => `${path(width, format)} ${width}w`)
      .join(",");
  const src = path(atMost(webp, Math.min(widest, plainWidth)).at(-1) ?? plainWidth, "webp");
  return avif.length > 0 ? { avif: list("avif", avif), webp: "", src } : { avif: "", webp: list("webp", webp), src };
}

/** The widths up to `most`, or the smallest. */
function atMost(widths: readonly number[], most: number): readonly number[] {
  const fitting = widths.filter((width) => width <= most);
  return fitting.length > 0 ? fitting : widths.slice(0, 1);
}

/**
 * Source of a photo with its colour and preview. Small photos have no preview, because many previews would enlarge the
 * page's HTML.
 * @param widest widest copy to offer, in pixels
 */
export function photoSource({ id, width, height, color, placeholder, ...copies }: Photo, widest = 1920): PictureSource {
  const [webp, avif] = [copies.sources, copies.avif].map((list) => list.map((copy) => copy.width));
  const path: Copies["path"] = (pixels, format) => mediaPath(id, pixels, format);
  return {
    ...addresses({ webp: webp ?? [], avif: avif ?? [], path }, widest),
    width,
    height,
    color,
    ...(widest > plainWidth && { preview: placeholder }),
  };
}

export function artworkSource(name: PictureName, widest = 1920): PictureSource {
  const widths = artworkWidths(name);
  const path: Copies["path"] = (width, format) => artworkPath(name, width, format);
  return { ...addresses({ webp: widths, avif: widths, path }, widest), ...pictureSize(name) };
}
