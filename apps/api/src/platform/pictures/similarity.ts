import sharp from "sharp";
import { ssim } from "ssim.js";

/** Largest width and height of a comparison in pixels, which bounds time and memory. */
const largest = 960;

export type Similarity = (encoded: Buffer) => Promise<number>;

/**
 * Measures how similar encoded pictures are to `picture`: structural similarity (SSIM) of the brightness, 1 for equal
 * pictures. Larger pictures are compared at 960 px, about the density of a screen with two pixels per point.
 */
export async function similarityTo(picture: Buffer): Promise<Similarity> {
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
