import { open, readFile } from "node:fs/promises";
import { pictureLimits } from "@visiga/contracts/entries";
import { storedSize } from "@visiga/contracts/picture-size";
import { isConvertible, type PictureType, pictureType, typeBytes } from "@visiga/contracts/picture-type";
import { pngGamma } from "@visiga/contracts/png-content";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "#platform/errors/app-error.ts";
import { decodingLimit } from "./prepared-picture.ts";
import { type Pixels, pixelsOf } from "./transform-picture.ts";

export const decoding = { failOn: "error", limitInputPixels: pictureLimits.pixels } as const;
export const timeout = { seconds: 60 };

export interface InspectedPicture {
  readonly type: PictureType;
  /** Upright size. */
  readonly width: number;
  readonly height: number;
  /** Width of the widest variant. */
  readonly storedWidth: number;
  /** Whether it must be processed alone. */
  readonly large: boolean;
}

/** Reads type and size from the header, so that a too costly picture is refused before decoding. */
export async function inspectPicture(path: string): Promise<InspectedPicture> {
  const start = await readStart(path);
  const type = pictureType(start);
  if (start.length === 0) throw new AppError("picture_unreadable");
  if (type === null || isConvertible(type)) throw new AppError("picture_type");
  const metadata = await sharp(path, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(type, cause);
    });
  if (metadata.width * metadata.height > pictureLimits.pixels) throw new AppError("picture_too_many_pixels");
  const { width, height } = metadata.autoOrient;
  const stored = storedSize({ width, height });
  // Decoders take a step for each row, so that 64,000,000 rows of one pixel would occupy them for a minute.
  if (!stored || Math.max(width, height) > pictureLimits.side) throw new AppError("picture_side_too_long");
  if (decodingBytes(type, metadata) > decodingLimit) throw new AppError("picture_too_costly");
  return { type, width, height, storedWidth: stored.width, large: isLarge(type, metadata) };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(typeBytes), 0, typeBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decodes once, upright, at the size of the widest variant; JPEG and WebP shrink while decoding. */
export async function decodePicture(path: string, { type, storedWidth }: InspectedPicture): Promise<Pixels> {
  const read = (input: string | Buffer, failOn: "error" | "warning") =>
    sharp(input, { ...decoding, failOn })
      .timeout(timeout)
      .autoOrient()
      .resize({ width: storedWidth });
  try {
    if (type === "jpeg") return await decodeJpeg(path, read);
    const picture = read(path, "error");
    return await pixelsOf(type === "png" ? withGamma(picture, pngGamma(await readFile(path))) : picture);
  } catch (cause) {
    throw unreadable(type, cause);
  }
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** Warnings of libjpeg that tell of a missing part, which it fills with grey. A few stray bytes are harmless. */
const partMissing = /premature end|\d{3} extraneous bytes/;

/** Some cameras and programs leave out the last two bytes. */
async function decodeJpeg(path: string, read: (input: string | Buffer, failOn: "error" | "warning") => Sharp) {
  let input: string | Buffer = path;
  const decoded = () => pixelsOf(read(input, "warning"));
  try {
    return await decoded().catch(async (cause: unknown) => {
      if (!/premature end of JPEG/.test(String(cause))) throw cause;
      input = Buffer.concat([await readFile(path), endOfImage]);
      return decoded();
    });
  } catch (cause) {
    if (partMissing.test(String(cause))) throw cause;
    return pixelsOf(read(input, "error"));
  }
}

/** Brings a PNG that is stored with another exponent to that of sRGB, as browsers do. */
function withGamma(picture: Sharp, gamma: number | null): Sharp {
  if (gamma === null) return picture;
  const exponent = 1 / (2.2 * gamma);
  const within = (value: number) => Math.min(3, Math.max(1, value));
  return picture.gamma(within(exponent), within(1 / exponent));
}

function unreadable(type: PictureType, cause: unknown): AppError {
  return new AppError(type === "heic" ? "picture_heic" : "picture_unreadable", { cause });
}

/** Bytes per pixel of AVIF and HEIC: measured memory of the decoder, including its reference frames. */
const framedPixel = 18;

/** Bytes that a decoder holds for the whole picture, according to its header. */
function decodingBytes(type: PictureType, { width, height, channels, depth, ...kind }: Metadata): number {
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
const isLarge = (type: PictureType, metadata: Metadata): boolean =>
  metadata.width * metadata.height > largePixels || decodingBytes(type, metadata) > largeBytes;
