import { jpegContent } from "./jpeg-content.ts";
import type { ConvertibleType, PictureType } from "./picture-type.ts";
import { pngContent } from "./png-content.ts";
import { webpContent } from "./webp-content.ts";

/** What the structure of a picture's file says, without decoding it. */
export interface PictureContent {
  /** Whether the file reaches the end of its picture. Decoders may show a cut one as if it were whole. */
  readonly whole: boolean;
  /** Whether all decoders show its colours alike. False for CMYK and for colour settings that only some regard. */
  readonly plainColours: boolean;
  /** Size as stored, not turned upright. Null where it is not known. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Orientation in a PNG or WebP, which some browsers ignore. Null if the picture is stored upright. */
  readonly orientation: ExifOrientation | null;
}

export interface ExifOrientation {
  /** 2 to 8, as in EXIF. */
  readonly value: number;
  /** Offset in the file of the two bytes that hold it, and those bytes for an upright picture. */
  readonly at: number;
  readonly upright: Uint8Array<ArrayBuffer>;
}

/** Reads the structure of a file. @param bytes the whole file */
export function pictureContent(type: PictureType | ConvertibleType, bytes: Uint8Array): PictureContent {
  if (type === "jpeg") return jpegContent(bytes);
  if (type === "png") return pngContent(bytes);
  if (type === "webp") return webpContent(bytes);
  return { whole: isWhole(type, bytes), plainColours: true, size: null, orientation: null };
}

function isWhole(type: PictureType | ConvertibleType, bytes: Uint8Array): boolean {
  if (type === "gif") return lastOf(bytes) === 0x3b;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "bmp") return bytes.length >= 26 && view.getUint32(2, true) <= bytes.length;
  return type === "avif" || type === "avis" || type === "heic" ? boxesEnd(view) : true;
}

/** The last byte that is not zero. */
function lastOf(bytes: Uint8Array): number | undefined {
  let at = bytes.length - 1;
  while (bytes[at] === 0) at -= 1;
  return bytes[at];
}

/** Whether the last of the boxes, of which AVIF and HEIC consist, ends within the file. */
function boxesEnd(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const length = view.getUint32(at);
    // The last box may have a length of 0, for all the rest.
    if (length === 0) return true;
    if (length === 1 && at + 16 > view.byteLength) return false;
    at += length === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(8, length);
  }
  return at <= view.byteLength;
}
