import { bmvbhash } from "blockhash-core";

/** Pixels across and down of the copy that a fingerprint is made from. */
export const fingerprintSide = 64;

/** How many of the 64 bits differ at most in pictures that look the same, sent in another size or quality. */
export const maxDifferingBits = 5;

/** The perceptual hash, 64 bits in hexadecimal digits, of a whole picture as 64 by 64 pixels of RGBA. */
export const pictureFingerprint = (pixels: Uint8Array | Uint8ClampedArray): string =>
  bmvbhash({ width: fingerprintSide, height: fingerprintSide, data: pixels }, 8);

export function differingBits(one: string, other: string): number {
  const bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return bits.toString(2).replaceAll("0", "").length;
}
