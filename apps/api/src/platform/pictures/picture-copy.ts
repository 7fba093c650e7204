import { type FocalPoint, type Photo, type PictureFormat, sharePictureName } from "@visiga/contracts/files";

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

/** The widths as a record lists them, smallest first. */
export function listedCopies(copies: readonly PictureCopy[]): Pick<Photo, "sources" | "avif"> {
  const of = (format: PictureFormat) =>
    copies
      .flatMap((copy) => (copy.format === format ? [{ width: copy.width, bytes: copy.data.length }] : []))
      .sort((one, other) => one.width - other.width);
  return { sources: of("webp"), avif: of("avif") };
}
