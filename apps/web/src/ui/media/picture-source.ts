import { artworkWeights } from "@visiga/artwork/artwork-weights";
import { artworkPath, artworkWidths, type PictureName, pictureSize } from "@visiga/artwork/pictures";
import { mediaPath, type Photo, type PictureFormat } from "@visiga/contracts/files";

interface Copy {
  readonly width: number;
  readonly bytes: number;
}

/** The stored copies of a photo or artwork, each list from the narrowest to the widest. */
export interface Copies {
  readonly webp: readonly Copy[];
  /** Empty until they exist. */
  readonly avif: readonly Copy[];
  readonly path: (width: number, format?: PictureFormat) => string;
  /** Size in pixels of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** CSS colour shown until the picture has loaded; none for artwork. */
  readonly color?: string;
  /** Data URL of a tiny copy shown until the picture has loaded; none for artwork. */
  readonly placeholder?: string;
}

export const photoCopies = ({ id, sources, ...photo }: Photo): Copies => ({
  ...photo,
  webp: sources,
  path: (width, format) => mediaPath(id, width, format),
});

export function artworkCopies(name: PictureName): Copies {
  const copies = artworkWidths(name).map((width, index) => ({ width, bytes: artworkWeights[name][index] ?? 0 }));
  return {
    ...pictureSize(name),
    webp: copies,
    avif: copies,
    path: (width, format) => artworkPath(name, width, format),
  };
}

/** Width in pixels of the copy in `src`: sufficient for phones. */
const plainWidth = 640;

/** The copies up to a width, or the narrowest. */
function atMost(copies: readonly Copy[], most: number): readonly Copy[] {
  const fitting = copies.filter(({ width }) => width <= most);
  return fitting.length > 0 ? fitting : copies.slice(0, 1);
}

const widestUpTo = (copies: readonly Copy[], most: number): Copy =>
  atMost(copies, most).at(-1) ?? { width: plainWidth, bytes: 0 };

/** Attributes of an `<img>` for a picture, and of the `<source>` before it. */
interface PictureSource {
  /** `srcset` of the AVIF copies; empty until they exist. */
  readonly avif: string;
  /** `srcset` of the WebP copies; empty if there are AVIF copies. The few browsers without AVIF use `src`. */
  readonly webp: string;
  readonly src: string;
  /** Small photos have none, because many previews would enlarge the page's HTML. */
  readonly preview: string | undefined;
}

/** @param widest widest copy to offer, in pixels */
export function pictureSource({ webp, avif, path, placeholder }: Copies, widest = 1920): PictureSource {
  const list = (format: PictureFormat, copies: readonly Copy[]) =>
    atMost(copies, widest)
      .map(({ width }) => `${path(width, format)} ${width}w`)
      .join(",");
  return {
    avif: list("avif", avif),
    webp: avif.length > 0 ? "" : list("webp", webp),
    src: path(widestUpTo(webp, Math.min(widest, plainWidth)).width),
    preview: widest > plainWidth ? placeholder : undefined,
  };
}

export const photoSource = (photo: Photo, widest?: number): PictureSource => pictureSource(photoCopies(photo), widest);

/**
 * The only copy that is loaded with data saver, as WebP and, if possible, AVIF. It is sufficient for phones: 640 px wide
 * for full-width pictures, 400 for half-width ones.
 * @param widest width in pixels of the widest copy that the layout needs
 */
export function savedCopy({ webp, avif, path }: Copies, widest = 1920) {
  const copy = widestUpTo(webp, widest > plainWidth ? plainWidth : 400);
  const small = avif.find(({ width }) => width === copy.width);
  return { src: path(copy.width), avif: small && path(copy.width, "avif"), bytes: (small ?? copy).bytes };
}
