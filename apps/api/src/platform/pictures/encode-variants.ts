import type { WidthKind, WidthVariant } from "@visiga/system/storage/picture-variant";
import sharp, { type Sharp } from "sharp";
import { plainJpeg } from "./prepared-picture.ts";

/** Qualities and efforts of the encoders; reasons in `docs/decisions/0007-picture-variants.md`. */
const webp = { quality: 75, effort: 5 };
const avifQuality = (width: number): number => (width <= 400 ? 45 : width <= 960 ? 38 : 32);
/** From 1280 px on, a higher effort takes seconds. */
const avifEffort = (width: number): number => (width <= 960 ? 3 : 2);

function encode(picture: Sharp, { format, width }: WidthKind, effort = avifEffort(width)): Sharp {
  if (format === "webp") return picture.webp(webp);
  if (format === "jpeg") return plainJpeg(picture);
  return picture.avif({ quality: avifQuality(width), effort, chromaSubsampling: "4:2:0" });
}

/** One after another, the widest first. @param effort of AVIF; 4 saves a tenth of the bytes for far more work */
export async function encodeVariants(picture: Buffer, kinds: readonly WidthKind[], effort?: number) {
  const variants: WidthVariant[] = [];
  for (const kind of kinds.toSorted((one, other) => other.width - one.width)) {
    const resized = sharp(picture).resize({ width: kind.width, withoutEnlargement: true });
    variants.push({ ...kind, data: await encode(resized, kind, effort).toBuffer() });
  }
  return variants;
}
