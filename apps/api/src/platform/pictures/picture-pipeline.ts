import { availableParallelism } from "node:os";
import { pictureLimits, pictureWidths } from "@visiga/contracts/files";
import { heicSample } from "@visiga/contracts/heic-sample";
import { fingerprintSide, pictureFingerprint } from "@visiga/contracts/picture-fingerprint";
import pLimit, { type LimitFunction } from "p-limit";
import sharp, { type Sharp, type WebpOptions } from "sharp";
import { AppError } from "#platform/errors/app-error.ts";
import { decodingBytes, decodingLimit, isLarge, type PictureType, pictureType, readHead } from "./picture-type.ts";
import type { WidthVariant } from "./picture-variant.ts";
import {
  type PicturePreparation,
  type PictureRequest,
  type PreparedPicture,
  pictureFormat,
} from "./prepared-picture.ts";
import { socialImage } from "./social-image.ts";
import { type Pixels, pixelsOf, transformPicture } from "./transform-picture.ts";

// Only these decoders are enabled: vips would also open SVG, GIF, PDF and others.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
// Each file is read once, so a cache of open files would only use memory.
sharp.cache(false);

const largest = Math.max(...pictureWidths);
const decoding = { failOn: "error", limitInputPixels: pictureLimits.pixels } as const;
const timeout = { seconds: 60 };
// Taller pictures are scaled down further, which bounds the memory of the encoders.
const tallest = 4096;

/** Encodes pictures as WebP variants in this process: by default one picture at a time, with its widths in parallel. */
export class PicturePipeline implements PicturePreparation {
  readonly #pictures: LimitFunction;
  // The limit leaves some of libuv's threads for files and passwords.
  readonly #threads = pLimit(Math.min(availableParallelism(), 3));

  constructor(concurrency = 1) {
    this.#pictures = pLimit(concurrency);
  }

  async opensHeic(): Promise<boolean> {
    const sample = sharp(Buffer.from(heicSample, "base64"), decoding);
    return (await sample.stats().catch(() => null)) !== null;
  }

  /** @param admit called and awaited before a large picture is decoded */
  prepare(path: string, wish: PictureRequest = {}, admit: () => Promise<void> = async () => {}) {
    return this.#pictures(() => this.#prepare(path, wish, admit).catch(refuseExhausting));
  }

  async #prepare(path: string, { socialImage: social, transform }: PictureRequest, admit: () => Promise<void>) {
    const inspected = await inspect(path);
    if (inspected.large) await admit();
    const decoded = await this.#threads(() => decode(path, inspected.type));
    const pixels = transform ? await this.#threads(() => transformPicture(decoded, transform)) : decoded;
    const size = transform ? pixels.raw : inspected;
    const variants = variantWidths(size.width)
      .toReversed()
      .map((width) => this.#threads(() => encode(pixels, width, pictureFormat)));
    // An upload does not fail without its social image, which is made again later.
    const made = social && this.#threads(() => socialImage(from(pixels), social).catch(() => undefined));
    const [preview, fingerprint, ...encoded] = await Promise.all([
      this.#threads(() => previewOf(pixels)),
      this.#threads(() => fingerprintOf(pixels)),
      ...variants,
    ]);
    return {
      width: size.width,
      height: size.height,
      ...preview,
      fingerprint,
      variants: encoded.reverse(),
      socialImage: await made,
    };
  }
}

/** Messages of decoders and encoders when memory or time runs out. */
const exhausted = /memory|alloc|timeout/i;

function refuseExhausting(error: unknown): never {
  const reason = error instanceof AppError ? error.cause : error;
  throw exhausted.test(String(reason)) ? new AppError("picture_too_costly", { cause: reason }) : error;
}

/** A picture narrower than all widths has one variant of its own width. */
function variantWidths(width: number): readonly number[] {
  const widths = pictureWidths.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

/** Reads type and size from the header, so that a too costly picture is refused before decoding. */
async function inspect(path: string) {
  const head = await readHead(path);
  const type = pictureType(head);
  if (type === null) throw new AppError(head.length === 0 ? "picture_unreadable" : "picture_type");
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(type, cause);
    });
  if (metadata.width * metadata.height > pictureLimits.pixels) throw new AppError("picture_too_many_pixels");
  // Decoders take a step for each row, so that 64,000,000 rows of one pixel would occupy them for a minute.
  if (Math.max(metadata.width, metadata.height) > pictureLimits.side) throw new AppError("picture_side_too_long");
  if (decodingBytes(type, metadata) > decodingLimit) throw new AppError("picture_too_costly");
  const { width, height } = metadata.autoOrient;
  return { type, width, height, large: isLarge(type, metadata) };
}

/** Decodes once, upright, at the largest size of any variant; JPEG and WebP shrink while decoding. */
async function decode(path: string, type: PictureType): Promise<Pixels> {
  try {
    const upright = sharp(path, decoding).timeout(timeout).autoOrient();
    return await pixelsOf(upright.resize({ width: largest, height: tallest, fit: "inside", withoutEnlargement: true }));
  } catch (cause) {
    throw unreadable(type, cause);
  }
}

function unreadable(type: PictureType, cause: unknown): AppError {
  return new AppError(type === "heic" ? "picture_heic" : "picture_unreadable", { cause });
}

const from = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

async function encode(pixels: Pixels, width: number, format: WebpOptions): Promise<WidthVariant> {
  const data = await from(pixels)
    .timeout(timeout)
    .resize({ width, height: tallest, fit: "inside" })
    .webp(format)
    .toBuffer();
  return { width, format: "webp", data };
}

async function fingerprintOf(pixels: Pixels): Promise<string> {
  const small = from(pixels).resize(fingerprintSide, fingerprintSide, { fit: "fill" });
  return pictureFingerprint(await small.toColourspace("srgb").ensureAlpha().raw().toBuffer());
}

async function previewOf(pixels: Pixels): Promise<Pick<PreparedPicture, "color" | "placeholder">> {
  const small = await from(pixels)
    .resize({ width: 64, height: 256, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const tiny = await sharp(small)
    .resize({ width: 16, height: 64, fit: "inside" })
    .blur(0.7)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  return { color: `#${hex}`, placeholder: `data:image/webp;base64,${tiny.toString("base64")}` };
}
