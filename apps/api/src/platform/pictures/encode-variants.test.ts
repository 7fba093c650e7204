import { pictureFormats } from "@visiga/contracts/files";
import sharp from "sharp";
import { expect, test } from "vitest";
import { noisyPicture, plainPicture } from "#testing/sample-pictures.ts";
import { encodeVariants, similarityTarget } from "./encode-variants.ts";
import type { WidthKind, WidthVariant } from "./picture-variant.ts";
import { similarityTo } from "./similarity.ts";

async function encodeVariant(picture: Buffer, kind: WidthKind): Promise<WidthVariant> {
  const [variant] = await encodeVariants(picture, [kind]);
  if (!variant) throw new Error("no variant");
  return variant;
}

/** Detail that survives the lowest quality but does not need the highest. */
const grain = () => noisyPicture(300, 200).blur(3).png().toBuffer();
const resized = (picture: Buffer, width: number) => sharp(picture).resize({ width }).png().toBuffer();

test("a picture is most similar to itself, and less so the more it is compressed", async () => {
  const picture = await grain();
  const similarity = await similarityTo(picture);
  expect(await similarity(picture)).toBe(1);
  const at = async (quality: number) => similarity(await sharp(picture).webp({ quality }).toBuffer());
  const [low, middle, high] = [await at(5), await at(50), await at(95)];
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
  expect(high).toBeLessThan(1);
});

test.each(pictureFormats)("a %s variant looks like the picture and is no larger than needed", async (format) => {
  const picture = await grain();
  const variant = await encodeVariant(picture, { format, width: 200 });
  const similarity = await similarityTo(await resized(picture, 200));
  expect(await similarity(variant.data)).toBeGreaterThanOrEqual(similarityTarget);
  const highest = await sharp(await resized(picture, 200))
    .toFormat(format, { quality: 90 })
    .toBuffer();
  expect(variant.data.length).toBeLessThan(highest.length);
  const { width, height, compression } = await sharp(variant.data).metadata();
  expect({ width, height }).toEqual({ width: 200, height: 133 });
  expect(compression).toBe(format === "avif" ? "av1" : undefined);
});

test("variants that are encoded together have the bytes of each alone, the widest first", async () => {
  const picture = await grain();
  const [narrow, wide] = [
    { format: "avif", width: 100 },
    { format: "avif", width: 300 },
  ] as const;
  const together = await encodeVariants(picture, [narrow, wide]);
  expect(together).toEqual([await encodeVariant(picture, wide), await encodeVariant(picture, narrow)]);
});

test("a plain picture is encoded at the lowest quality, with few bytes at every width", async () => {
  const picture = await plainPicture(1000, 750).png().toBuffer();
  expect((await encodeVariant(picture, { format: "avif", width: 960 })).data.length).toBeLessThan(1500);
});

test("a picture is never enlarged and keeps its transparency", async () => {
  const picture = await plainPicture(300, 200).ensureAlpha(0.5).png().toBuffer();
  const { width, hasAlpha } = await sharp(
    (await encodeVariant(picture, { format: "avif", width: 400 })).data,
  ).metadata();
  expect({ width, hasAlpha }).toEqual({ width: 300, hasAlpha: true });
});
