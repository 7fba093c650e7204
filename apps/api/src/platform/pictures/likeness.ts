import sharp from "sharp";
import { ssim } from "ssim.js";

/** Pictures are compared at this many pixels at most, in each direction: it bounds time and memory. */
const largest = 960;

/** Compares an encoded picture with the one that it was made of. */
export type Likeness = (encoded: Buffer) => Promise<number>;

/**
 * Measures how much encoded pictures look like `picture`: structural similarity (SSIM) of the brightness, 1 for equal
 * ones. Larger pictures are compared at 960 px, about as densely as a screen with two pixels for each point shows them.
 */
export async function likenessTo(picture: Buffer): Promise<Likeness> {
  const reference = await pixels(picture);
  return async (encoded) => ssim(reference, await pixels(encoded), { ssim: "weber", downsample: false }).mssim;
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
