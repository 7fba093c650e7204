import { pictureFormats } from "@visiga/contracts/entries";
import type { WidthKind, WidthVariant } from "@visiga/system/storage/picture-variant";
import { meanDifference, noisyPicture, plainPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeVariants } from "./encode-variants.ts";

async function encodeVariant(picture: Buffer, kind: WidthKind): Promise<WidthVariant> {
  const [variant] = await encodeVariants(picture, [kind]);
  if (!variant) throw new Error("no variant");
  return variant;
}

/** Detail that remains after encoding. */
const grain = () => noisyPicture(300, 200).blur(3).png().toBuffer();
const resized = (picture: Buffer, width: number) => sharp(picture).resize({ width }).png().toBuffer();

test.each(pictureFormats)(
  "a %s variant looks like the picture, with fewer bytes than at a high quality",
  async (format) => {
    const picture = await grain();
    const variant = await encodeVariant(picture, { format, width: 200 });
    const original = await resized(picture, 200);
    expect(await meanDifference(original, variant.data)).toBeLessThan(6);
    const highest = await sharp(original).toFormat(format, { quality: 90 }).toBuffer();
    expect(variant.data.length).toBeLessThan(highest.length);
    const { width, height, compression } = await sharp(variant.data).metadata();
    expect({ width, height }).toEqual({ width: 200, height: 133 });
    expect(compression).toBe(format === "avif" ? "av1" : undefined);
  },
);

test("variants that are encoded together have the bytes of each alone, the widest first", async () => {
  const picture = await grain();
  const [narrow, wide] = [
    { format: "avif", width: 100 },
    { format: "avif", width: 300 },
  ] as const;
  const together = await encodeVariants(picture, [narrow, wide]);
  expect(together).toEqual([await encodeVariant(picture, wide), await encodeVariant(picture, narrow)]);
});

test("a plain picture has few bytes also at a large width", async () => {
  const picture = await plainPicture(1000, 750).png().toBuffer();
  expect((await encodeVariant(picture, { format: "avif", width: 960 })).data.length).toBeLessThan(1500);
});

test("the transparent parts of a JPEG are white", async () => {
  const picture = await plainPicture(300, 200).ensureAlpha(0).png().toBuffer();
  const { data } = await encodeVariant(picture, { format: "jpeg", width: 200 });
  const { channels } = await sharp(data).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("a picture is never enlarged and keeps its transparency", async () => {
  const picture = await plainPicture(300, 200).ensureAlpha(0.5).png().toBuffer();
  const { width, hasAlpha } = await sharp(
    (await encodeVariant(picture, { format: "avif", width: 400 })).data,
  ).metadata();
  expect({ width, hasAlpha }).toEqual({ width: 300, hasAlpha: true });
});
