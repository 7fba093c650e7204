import type { PictureFormat } from "@visiga/contracts/files";
import sharp, { type Sharp } from "sharp";
import { likenessTo } from "./likeness.ts";
import { atLowestQuality } from "./lowest-quality.ts";
import type { PictureCopy, WidthKind } from "./picture-copy.ts";

/** How alike a copy must be to the resized picture, as SSIM; `docs/decisions/0007-lean-copies.md` says why so much. */
export const likenessGoal = 0.96;

const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  webp: [40, 47, 54, 61, 68, 75, 82],
  avif: [30, 35, 40, 45, 50, 55, 60],
};

/** Encoders' effort: `slow` saves a tenth of the bytes for several times the work. */
export type Pace = "fast" | "slow";

function avifEffort(pace: Pace, width: number): number {
  if (pace === "slow") return 4;
  // From 1280 px a higher effort takes seconds for each attempt.
  return width <= 960 ? 3 : 2;
}

const encode = (picture: Sharp, { format, width }: WidthKind, quality: number, pace: Pace): Sharp =>
  format === "webp"
    ? picture.webp({ quality, effort: 5 })
    : picture.avif({ quality, effort: avifEffort(pace, width), chromaSubsampling: "4:2:0" });

/** One copy of a picture, at the lowest quality at which it looks like the picture of that width. */
export async function leanCopy(picture: Buffer, kind: WidthKind, pace: Pace = "fast"): Promise<PictureCopy> {
  const resized = await sharp(picture)
    .resize({ width: kind.width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const likeness = await likenessTo(resized);
  const data = await atLowestQuality(qualities[kind.format], likenessGoal, async (quality) => {
    const encoded = await encode(sharp(resized), kind, quality, pace).toBuffer();
    return { data: encoded, likeness: await likeness(encoded) };
  });
  return { ...kind, data };
}
