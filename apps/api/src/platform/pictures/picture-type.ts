import { open } from "node:fs/promises";
import type { Metadata } from "sharp";

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);

/** Type of a file by its first bytes; null if the type is not accepted. */
export function pictureType(head: Buffer): PictureType | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  const text = head.toString("latin1");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  const brands =
    (text.slice(8, 12) + text.slice(16, head.length >= 4 ? head.readUInt32BE(0) : 0)).match(/.{4}/gs) ?? [];
  // AVIF files may list a HEIF brand first, so an AVIF brand at any position decides.
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null;
}

/** The first 256 bytes of a file, enough for the signature of every type. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Plain JPEG and PNG are decoded line by line and take almost nothing; other types are held as a whole. */
export const decodingLimit = 300 * 1024 * 1024;

/** Bytes per pixel of AVIF and HEIC: measured memory of the decoder, including its reference frames. */
const framedPixel = 18;

/** Bytes that a decoder holds for the whole picture, according to its header. */
export function decodingBytes(type: PictureType, { width, height, channels, depth, ...kind }: Metadata): number {
  const pixels = width * height;
  if (type === "avif" || type === "heic") return pixels * framedPixel;
  if (type === "webp") return pixels * 4;
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
