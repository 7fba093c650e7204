import { availableParallelism } from "node:os";
import { heicSample } from "@visiga/contracts/heic-sample";
import { fingerprintSide, pictureFingerprint } from "@visiga/contracts/picture-fingerprint";
import { jpegWidth, variantWidths } from "@visiga/contracts/picture-size";
import type { WidthKind, WidthVariant } from "@visiga/system/storage/picture-variant";
import pLimit, { type LimitFunction } from "p-limit";
import sharp, { type Sharp } from "sharp";
import { AppError } from "#platform/errors/app-error.ts";
import { decodePicture, decoding, inspectPicture, timeout } from "./decode-picture.ts";
import {
  type PicturePreparation,
  type PictureRequest,
  type PreparedPicture,
  pictureFormat,
  plainJpeg,
} from "./prepared-picture.ts";
import { socialImage } from "./social-image.ts";
import { type Pixels, transformPicture } from "./transform-picture.ts";

// Only these decoders are enabled: vips would also open SVG, TIFF, PDF and others.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((decoder) => `VipsForeignLoad${decoder}`),
});
// Each file is read once, so a cache of open files would only use memory.
sharp.cache(false);

/** Encodes pictures as WebP variants and one JPEG in this process: by default one picture at a time, with its widths in parallel. */
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
    const inspected = await inspectPicture(path);
    if (inspected.large) await admit();
    const decoded = await this.#threads(() => decodePicture(path, inspected));
    const pixels = transform ? await this.#threads(() => transformPicture(decoded, transform)) : decoded;
    const size = transform ? pixels.raw : inspected;
    const kinds: WidthKind[] = [
      ...variantWidths(pixels.raw).map((width) => ({ format: "webp", width }) as const),
      { format: "jpeg", width: jpegWidth(pixels.raw.width) },
    ];
    const variants = kinds.toReversed().map((kind) => this.#threads(() => encode(pixels, kind)));
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

const from = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

async function encode(pixels: Pixels, kind: WidthKind): Promise<WidthVariant> {
  const resized = from(pixels).timeout(timeout).resize({ width: kind.width });
  const encoded = kind.format === "jpeg" ? plainJpeg(resized) : resized.webp(pictureFormat);
  return { ...kind, data: await encoded.toBuffer() };
}

async function fingerprintOf(pixels: Pixels): Promise<string | null> {
  const small = from(pixels).resize(fingerprintSide, fingerprintSide, { fit: "fill" });
  return pictureFingerprint(await small.toColourspace("srgb").ensureAlpha().raw().toBuffer());
}

/** Without script, a preview stays behind its picture, so there is none where it would be seen through that. */
const noPreview = {
  color: "transparent",
  placeholder: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
};

async function previewOf(pixels: Pixels): Promise<Pick<PreparedPicture, "color" | "placeholder">> {
  const scaled = from(pixels).resize({ width: 64, height: 256, fit: "inside" });
  const small = await scaled.toColourspace("srgb").png().toBuffer();
  if (!(await sharp(small).stats()).isOpaque) return noPreview;
  const tiny = await sharp(small)
    .resize({ width: 16, height: 64, fit: "inside" })
    .blur(0.7)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  return { color: `#${hex}`, placeholder: `data:image/webp;base64,${tiny.toString("base64")}` };
}
