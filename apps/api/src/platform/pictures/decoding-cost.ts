import type { PictureType } from "@visiga/contracts/picture-type";
import type { Metadata } from "sharp";

/** Plain JPEG and PNG are decoded line by line and take almost nothing; other types are held as a whole. */
export const decodingLimit = 300 * 1024 * 1024;

/** Bytes per pixel of AVIF and HEIC: measured memory of the decoder, including its reference frames. */
const framedPixel = 18;

/** Bytes that a decoder holds for the whole picture, according to its header. */
export function decodingBytes(type: PictureType, { width, height, channels, depth, ...kind }: Metadata): number {
  const pixels = width * height;
  if (type === "avif" || type === "heic") return pixels * framedPixel;
  if (type === "webp") return pixels * 4;
  // The frame, and the one before it, which the next one may show again.
  if (type === "gif") return pixels * 8;
  if (!kind.isProgressive) return 0;
  // A progressive JPEG keeps two bytes per sample until its last pass; 4:2:0 has half as many samples.
  if (type === "jpeg") return pixels * 2 * (kind.chromaSubsampling === "4:2:0" ? 1.5 : channels);
  return pixels * channels * (depth === "ushort" ? 2 : 1);
}

const largePixels = 20_000_000;
const largeBytes = 100 * 1024 * 1024;

/** Whether it must be processed alone. Pixels count too: a JPEG may be held as a whole without announcing it. */
export const isLarge = (type: PictureType, metadata: Metadata): boolean =>
  metadata.width * metadata.height > largePixels || decodingBytes(type, metadata) > largeBytes;
