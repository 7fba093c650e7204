import type { PictureFormat } from "@visiga/contracts/files";
import sharp, { type Sharp } from "sharp";
import { findLowestQuality } from "./lowest-quality.ts";
import type { WidthKind, WidthVariant } from "./picture-variant.ts";
import { similarityTo } from "./similarity.ts";

/** Required SSIM between a variant and the resized picture; reasons in `docs/decisions/0007-lean-copies.md`. */
export const similarityTarget = 0.96;

const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  webp: [40, 47, 54, 61, 68, 75, 82],
  avif: [30, 35, 40, 45, 50, 55, 60],
};

/** Effort of the AVIF encoder. From 1280 px on, a higher effort takes seconds per attempt. */
const usualEffort = (width: number): number => (width <= 960 ? 3 : 2);

const encode = (picture: Sharp, { format, width }: WidthKind, quality: number, effort = usualEffort(width)): Sharp =>
  format === "webp"
    ? picture.webp({ quality, effort: 5 })
    : picture.avif({ quality, effort, chromaSubsampling: "4:2:0" });

/**
 * Encodes variants of a picture, each at the lowest quality that reaches the similarity target. Starts with the widest:
 * the lowest quality mostly suffices for it, and a narrower one needs the same quality or little more.
 * @param effort of the AVIF encoder; 4 saves a tenth of the bytes for several times the work
 */
export async function encodeVariants(
  picture: Buffer,
  kinds: readonly WidthKind[],
  effort?: number,
): Promise<WidthVariant[]> {
  const found: Partial<Record<PictureFormat, number>> = {};
  const variants: WidthVariant[] = [];
  for (const kind of kinds.toSorted((one, other) => other.width - one.width)) {
    const resized = await sharp(picture)
      .resize({ width: kind.width, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const similarity = await similarityTo(resized);
    const attempt = async (quality: number) => {
      const data = await encode(sharp(resized), kind, quality, effort).toBuffer();
      return { data, similarity: await similarity(data) };
    };
    const { format } = kind;
    const { data, quality } = await findLowestQuality(qualities[format], similarityTarget, attempt, found[format]);
    found[format] = quality;
    variants.push({ ...kind, data });
  }
  return variants;
}
