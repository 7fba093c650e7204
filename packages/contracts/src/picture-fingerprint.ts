import { bmvbhash } from "blockhash-core";

/** Pixels across and down of the copy that a fingerprint is made from. */
export const fingerprintSide = 64;

/** How many of the 64 bits differ at most in pictures that look the same, sent in another size or quality. */
export const maxDifferingBits = 5;

/** Blocks across and down; the hash has one bit for each. */
const blocks = 8;
const blockSide = fingerprintSide / blocks;
/** Each block is compared with the median of its band, a quarter of the picture. */
const bandBlocks = (blocks * blocks) / 4;
/** Brightness, 0 to 255, by which a block must differ from that median to tell anything of its picture. */
const tellingDifference = 4;
/** Photographs have 43 or more such blocks, a page of text has 22, a plain area none. */
const leastTelling = 32;

/**
 * The perceptual hash, 64 bits in hexadecimal digits, of a whole picture as 64 by 64 pixels of RGBA. Null for a picture
 * in which there is too little to be alike, such as one colour, or a line of text on white.
 */
export const pictureFingerprint = (pixels: Uint8Array | Uint8ClampedArray): string | null =>
  tellingBlocks(pixels) < leastTelling
    ? null
    : bmvbhash({ width: fingerprintSide, height: fingerprintSide, data: pixels }, blocks);

function tellingBlocks(pixels: Uint8Array | Uint8ClampedArray): number {
  const brightness = new Float64Array(blocks * blocks);
  for (let pixel = 0; pixel < fingerprintSide ** 2; pixel += 1) {
    const [x, y] = [pixel % fingerprintSide, Math.floor(pixel / fingerprintSide)];
    const block = Math.floor(y / blockSide) * blocks + Math.floor(x / blockSide);
    const colours = (pixels[pixel * 4] ?? 0) + (pixels[pixel * 4 + 1] ?? 0) + (pixels[pixel * 4 + 2] ?? 0);
    brightness[block] = (brightness[block] ?? 0) + colours / 3 / blockSide ** 2;
  }
  let telling = 0;
  for (let start = 0; start < brightness.length; start += bandBlocks) {
    const band = brightness.subarray(start, start + bandBlocks);
    const median = band.slice().sort()[bandBlocks / 2] ?? 0;
    telling += band.filter((each) => Math.abs(each - median) >= tellingDifference).length;
  }
  return telling;
}

export function differingBits(one: string, other: string): number {
  const bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return bits.toString(2).replaceAll("0", "").length;
}
