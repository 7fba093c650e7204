import {
  type FocalPoint,
  type Photo,
  type PictureFormat,
  pictureFormats,
  sharePictureName,
} from "@visiga/contracts/files";

/** Names one width of a picture. */
export interface WidthKind {
  readonly format: PictureFormat;
  /** Pixels. */
  readonly width: number;
}

/** Names the share picture of a focal point. */
export interface ShareKind {
  readonly format: "jpeg";
  readonly focal: FocalPoint;
}

/** Names one copy of a picture. */
export type CopyKind = WidthKind | ShareKind;

/** One encoded width of a picture. */
export type WidthCopy = WidthKind & { readonly data: Buffer };

/** One encoded copy of a picture. */
export type PictureCopy = CopyKind & { readonly data: Buffer };

/** Name of a copy within its picture: a file's name and the end of its address. */
export const copyName = (kind: CopyKind): string =>
  kind.format === "jpeg" ? sharePictureName(kind.focal) : `${kind.width}.${kind.format}`;

/** The copy with that name; null if it names none. */
export function copyNamed(name: string): CopyKind | null {
  const [stem = "", ending] = name.split(".", 2);
  const format = pictureFormats.find((each) => each === ending);
  const [, x, y] = /^share-(\d{1,3})-(\d{1,3})$/.exec(stem) ?? [];
  const copy: CopyKind | null =
    format && /^[1-9]\d{0,4}$/.test(stem)
      ? { width: Number(stem), format }
      : x && y
        ? { format: "jpeg", focal: { x: Number(x), y: Number(y) } }
        : null;
  return copy && copyName(copy) === name ? copy : null;
}

/** The widths as a record lists them, smallest first. */
export function listedCopies(copies: readonly PictureCopy[]): Pick<Photo, "sources" | "avif"> {
  const of = (format: PictureFormat) =>
    copies
      .flatMap((copy) => (copy.format === format ? [{ width: copy.width, bytes: copy.data.length }] : []))
      .sort((one, other) => one.width - other.width);
  return { sources: of("webp"), avif: of("avif") };
}
