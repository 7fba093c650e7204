import { ssim } from "ssim.js";
import { expect, test } from "vitest";
import { noisyPicture } from "#testing/sample-pictures.ts";
import { type GrayPicture, structuralSimilarity } from "./structural-similarity.ts";

async function grayNoise(width: number, height: number): Promise<GrayPicture> {
  const data = await noisyPicture(width, height).toColourspace("b-w").raw().toBuffer();
  return { data, width, height };
}

test.each([
  [64, 48],
  [11, 30],
])("two pictures of %d x %d are as similar as the definition says", async (width, height) => {
  const one = await grayNoise(width, height);
  const other = { ...one, data: one.data.map((value, index) => (index % 3 === 0 ? value >> 1 : value)) };
  const coloured = ({ data }: GrayPicture) => ({
    data: Uint8ClampedArray.from([...data].flatMap((value) => [value, value, value, 255])),
    width,
    height,
  });
  const { mssim } = ssim(coloured(one), coloured(other), { ssim: "weber", downsample: false });
  expect(structuralSimilarity(one, other)).toBeCloseTo(mssim, 5);
  expect(mssim).toBeLessThan(0.9);
});

test("a picture smaller than a window is equal to itself and unlike its negative", async () => {
  const picture = await grayNoise(5, 3);
  expect(structuralSimilarity(picture, picture)).toBeCloseTo(1, 9);
  const negative = { ...picture, data: picture.data.map((value) => 255 - value) };
  expect(structuralSimilarity(picture, negative)).toBeLessThan(0);
});
