import type { Photo, PictureFormat } from "@visiga/contracts/files";

/** Names one copy of a picture. */
export interface CopyKind {
  readonly format: PictureFormat;
  /** Pixels. */
  readonly width: number;
}

/** One encoded size of a picture. */
export interface PictureCopy extends CopyKind {
  readonly data: Buffer;
}

/** Name of a copy within its picture: a file's name and the end of its address. */
export const copyName = ({ width, format }: CopyKind): string => `${width}.${format}`;

/** The copies as a record lists them, smallest first. */
export function listedCopies(copies: readonly PictureCopy[]): Pick<Photo, "sources" | "avif"> {
  const of = (format: PictureFormat) =>
    copies
      .filter((copy) => copy.format === format)
      .map(({ width, data }) => ({ width, bytes: data.length }))
      .sort((one, other) => one.width - other.width);
  return { sources: of("webp"), avif: of("avif") };
}
