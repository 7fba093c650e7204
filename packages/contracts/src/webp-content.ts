import { exifOrientation } from "./exif-orientation.ts";
import type { PictureContent } from "./picture-content.ts";

/** Bit of the first byte of the chunk VP8X: the file has EXIF data. */
const exifFlag = 0x08;

export function webpContent(bytes: Uint8Array): PictureContent {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length < 12 ? Number.POSITIVE_INFINITY : 8 + view.getUint32(4, true);
  let orientation: PictureContent["orientation"] = null;
  let regardsExif = false;
  for (let at = 12; at + 8 <= Math.min(end, bytes.length); ) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    if (type === "VP8X") regardsExif = ((bytes[at + 8] ?? 0) & exifFlag) !== 0;
    if (type === "EXIF" && regardsExif) orientation ??= exifOrientation(bytes, at + 8, length);
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  return { whole: end <= bytes.length, plainColours: true, size: null, orientation };
}
