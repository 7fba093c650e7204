import sharp from "sharp";
import { type GrayPicture, structuralSimilarity } from "./structural-similarity.ts";

/** Largest width and height of a comparison in pixels, which bounds time and memory. */
const largest = 960;

export type Similarity = (encoded: Buffer) => Promise<number>;

/**
 * Measures how similar encoded pictures are to `picture`: structural similarity (SSIM) of the brightness, 1 for equal
 * pictures. Larger pictures are compared at 960 px, about the density of a screen with two pixels per point.
 */
export async function similarityTo(picture: Buffer): Promise<Similarity> {
  const reference = await brightness(picture);
  return async (encoded) => structuralSimilarity(reference, await brightness(encoded));
}

async function brightness(picture: Buffer): Promise<GrayPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const gray = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < gray.length; pixel += 1, at += channels) {
    gray[pixel] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0) + 128) >> 8;
  }
  return { data: gray, width, height };
}
