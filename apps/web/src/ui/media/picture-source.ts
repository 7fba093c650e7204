import { artworkBytes, artworkPath, artworkWidths, type PictureName, pictureSize } from "@visiga/artwork/pictures";
import { mediaPath, type Photo, type PictureFormat } from "@visiga/contracts/entries";
import { jpegWidth } from "@visiga/contracts/picture-size";

type Variant = Photo["sources"][number];

/** The stored variants of a photo or artwork, each list from the narrowest to the widest. */
export interface PictureVariants {
  readonly webp: readonly Variant[];
  readonly avif: readonly Variant[];
  /** One for browsers that decode neither, once it has been made. */
  readonly jpeg: readonly Variant[];
  readonly path: (width: number, format?: PictureFormat) => string;
  /** Size in pixels of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly color?: string;
  /** Data URL of a tiny copy shown until the picture has loaded; none for artwork. */
  readonly placeholder?: string;
}

export const photoVariants = ({ id, sources, ...photo }: Photo): PictureVariants => ({
  ...photo,
  webp: sources,
  path: (width, format) => mediaPath(id, width, format),
});

export function artworkVariants(name: PictureName): PictureVariants {
  const variants = artworkWidths(name).map((width, index) => ({ width, bytes: artworkBytes(name)[index] ?? 0 }));
  return {
    ...pictureSize(name),
    webp: variants,
    avif: variants,
    jpeg: variants.filter(({ width }) => width === jpegWidth(pictureSize(name).width)),
    path: (width, format) => artworkPath(name, width, format),
  };
}

/** Width in pixels of the variant of phones without AVIF. */
export const phoneWidth = 640;

function atMost(variants: readonly Variant[], most: number): readonly Variant[] {
  const fitting = variants.filter(({ width }) => width <= most);
  return fitting.length > 0 ? fitting : variants.slice(0, 1);
}

const widestUpTo = (variants: readonly Variant[], most: number): Variant =>
  atMost(variants, most).at(-1) ?? { width: phoneWidth, bytes: 0 };

/**
 * Attributes of an `<img>` for a picture, and of the `<source>` elements before it: `src` is for browsers that decode
 * neither AVIF nor WebP, `phone` one WebP variant.
 * @param widest the widest variant to offer, in pixels
 */
export function pictureSource(picture: PictureVariants, widest = 1920) {
  const { webp, avif, jpeg, path } = picture;
  const list = (format: PictureFormat, variants: readonly Variant[]) =>
    atMost(variants, widest)
      .map(({ width }) => `${path(width, format)} ${width}w`)
      .join(",");
  const { width: plainWidth } = widestUpTo(webp, Math.min(widest, phoneWidth));
  const phone = path(plainWidth);
  return {
    ...plainSize(picture, plainWidth),
    avif: list("avif", avif),
    // One is enough for the few browsers without AVIF.
    webp: avif.length > 0 ? phone : list("webp", webp),
    phone,
    src: plainPath({ jpeg, path }) ?? phone,
  };
}

/** Size of `src`, which browsers without style show as it is: those of the whole picture would be wider than a phone. */
function plainSize({ jpeg: [plain], width, height }: PictureVariants, otherwise: number) {
  const shown = Math.min(plain?.width ?? otherwise, width);
  return { width: shown, height: Math.max(1, Math.round((height / width) * shown)) };
}

function plainPath({ jpeg: [plain], path }: Pick<PictureVariants, "jpeg" | "path">): string | undefined {
  return plain && path(plain.width, "jpeg");
}

export const photoSource = (photo: Photo, widest?: number) => pictureSource(photoVariants(photo), widest);

/**
 * The only variant that is loaded with data saver, as AVIF, else WebP, else JPEG. It is sufficient for phones: 640 px
 * wide for full-width pictures, 400 for half-width ones.
 * @param widest width in pixels of the widest variant that the layout needs
 */
export function savedVariant(picture: PictureVariants, widest = 1920) {
  const { webp, avif, jpeg, path } = picture;
  const variant = widestUpTo(webp, widest > phoneWidth ? phoneWidth : 400);
  const small = avif.find(({ width }) => width === variant.width);
  const phone = path(variant.width);
  return {
    ...plainSize(picture, variant.width),
    avif: small && path(variant.width, "avif"),
    webp: phone,
    src: plainPath({ jpeg, path }) ?? phone,
    bytes: (small ?? variant).bytes,
  };
}
