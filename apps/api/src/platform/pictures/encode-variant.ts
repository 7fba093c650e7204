import type { PictureFormat } from "@visiga/contracts/files";
import sharp, { type Sharp } from "sharp";
import { findLowestQuality } from "./lowest-quality.ts";
import type { PictureVariant, WidthKind } from "./picture-variant.ts";
import { similarityTo } from "./similarity.ts";

/** Required SSIM between a variant and the resized picture; reasons in `docs/decisions/0007-lean-copies.md`. */
export const similarityTarget = 0.96;

const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  webp: [40, 47, 54, 61, 68, 75, 82],
  avif: [30, 35, 40, 45, 50, 55, 60],
};

/** Encoder effort: `slow` saves a tenth of the bytes for several times the work. */
export type EncodingSpeed = "fast" | "slow";

function avifEffort(pace: EncodingSpeed, width: number): number {
  if (pace === "slow") return 4;
  // From 1280 px, a higher effort takes seconds per attempt.
  return width <= 960 ? 3 : 2;
}

const encode = (picture: Sharp, { format, width }: WidthKind, quality: number, pace: EncodingSpeed): Sharp =>
  format === "webp"
    ? picture.webp({ quality, effort: 5 })
    : picture.avif({ quality, effort: avifEffort(pace, width), chromaSubsampling: "4:2:0" });

/** Encodes a variant at the lowest quality that reaches the similarity target. */
export async function encodeVariant(
  picture: Buffer,
  kind: WidthKind,
  pace: EncodingSpeed = "fast",
): Promise<PictureVariant> {
  const resized = await sharp(picture)
    .resize({ width: kind.width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const similarity = await similarityTo(resized);
  const data = await findLowestQuality(qualities[kind.format], similarityTarget, async (quality) => {
    const encoded = await encode(sharp(resized), kind, quality, pace).toBuffer();
    return { data: encoded, similarity: await similarity(encoded) };
  });
  return { ...kind, data };
}
