import { availableParallelism } from "node:os";
import { pictureLimits, pictureWidths } from "@visiga/contracts/files";
import { heicSample } from "@visiga/contracts/heic-sample";
import pLimit from "p-limit";
import sharp, { type Raw, type Sharp, type WebpOptions } from "sharp";
import { AppError } from "#platform/errors.ts";
import type { WidthCopy } from "./picture-copy.ts";
import { type PictureType, pictureType, readHead } from "./picture-type.ts";

/** A processed picture: upright, without metadata, in sRGB. Copies are sorted by format and width, smallest first. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Data URL of a blurred copy, 16 px wide. */
  readonly placeholder: string;
  readonly copies: readonly WidthCopy[];
}

/**
 * `quick` takes half the time and makes copies 3% larger: for development, where start time matters more than bytes.
 */
const formats = { small: { quality: 75, effort: 4 }, quick: { quality: 75, effort: 2 } };

export type PictureEffort = keyof typeof formats;

/** Describes the processing: changes when the same original would give other copies. */
export const pictureRecipe = (effort: PictureEffort): string =>
  JSON.stringify({ pictureWidths, format: formats[effort] });

interface Pixels {
  readonly data: Buffer;
  readonly raw: Raw;
}

// Only these decoders are enabled: vips would also open SVG, GIF, PDF and more.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
// Each file is read once, so a cache of opened files would only use memory.
sharp.cache(false);

const largest = Math.max(...pictureWidths);
const decoding = { failOn: "error", limitInputPixels: pictureLimits.pixels } as const;
const timeout = { seconds: 60 };
// The maximum height of WebP. A taller picture is scaled down further.
const tallest = 16_383;

/** Encodes pictures as WebP copies: at most two pictures at a time, their widths in parallel. */
export class PicturePipeline {
  #opensHeic: Promise<boolean> | undefined;
  // Two pictures at a time bound the memory; the limit of threads leaves some of libuv's for files and passwords.
  readonly #effort: PictureEffort;
  readonly #pictures = pLimit(2);
  readonly #threads = pLimit(Math.min(availableParallelism(), 3));

  constructor(effort: PictureEffort = "small") {
    this.#effort = effort;
  }

  /** Whether this server can decode HEIC, which few builds of the decoder can. */
  opensHeic(): Promise<boolean> {
    this.#opensHeic ??= decodesSample();
    return this.#opensHeic;
  }

  /**
   * @param path an untrusted file; its name does not matter
   * @throws AppError `picture_type`, `picture_heic`, `picture_unreadable`, `picture_too_many_pixels`
   */
  prepare(path: string): Promise<PreparedPicture> {
    return this.#pictures(async () => {
      const size = await inspect(path);
      const pixels = await this.#threads(() => decode(path, size.type));
      const copies = [...copyWidths(size.width)]
        .reverse()
        .map((width) => this.#threads(() => encode(pixels, width, formats[this.#effort])));
      const [preview, ...encoded] = await Promise.all([this.#threads(() => previewOf(pixels)), ...copies]);
      return { width: size.width, height: size.height, ...preview, copies: encoded.reverse() };
    });
  }
}

async function decodesSample(): Promise<boolean> {
  try {
    await sharp(Buffer.from(heicSample, "base64"), decoding).stats();
    return true;
  } catch {
    return false;
  }
}

/** Widths of the copies: never larger than the picture; a picture narrower than all has one copy at its own width. */
function copyWidths(width: number): readonly number[] {
  const widths = pictureWidths.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

/** Reads type and size from the header, so that a picture with too many pixels is refused before decoding. */
async function inspect(path: string): Promise<{ type: PictureType; width: number; height: number }> {
  const head = await readHead(path);
  const type = pictureType(head);
  if (type === null) throw new AppError(head.length === 0 ? "picture_unreadable" : "picture_type");
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(type, cause);
    });
  if (metadata.width * metadata.height > pictureLimits.pixels) throw new AppError("picture_too_many_pixels");
  return { type, width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}

/** Decodes the picture once, upright, at the largest width that any copy needs. */
async function decode(path: string, type: PictureType): Promise<Pixels> {
  try {
    const { data, info } = await sharp(path, decoding)
      .timeout(timeout)
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (cause) {
    throw unreadable(type, cause);
  }
}

const unreadable = (type: PictureType, cause: unknown): AppError =>
  new AppError(type === "heic" ? "picture_heic" : "picture_unreadable", { cause });

const from = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

async function encode(pixels: Pixels, width: number, format: WebpOptions): Promise<WidthCopy> {
  const data = await from(pixels)
    .timeout(timeout)
    .resize({ width, height: tallest, fit: "inside" })
    .webp(format)
    .toBuffer();
  return { width, format: "webp", data };
}

/** Dominant colour and placeholder, shown while the picture loads. */
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
