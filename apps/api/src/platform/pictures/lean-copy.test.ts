import { pictureFormats } from "@visiga/contracts/files";
import sharp from "sharp";
import { expect, test } from "vitest";
import { noisyPicture, plainPicture } from "#testing/sample-pictures.ts";
import { leanCopy, likenessGoal } from "./lean-copy.ts";
import { likenessTo } from "./likeness.ts";

/** Detail that neither vanishes at the lowest quality nor asks for the highest. */
const grain = () => noisyPicture(600, 400).blur(3).png().toBuffer();
const resized = (picture: Buffer, width: number) => sharp(picture).resize({ width }).png().toBuffer();

test("a picture is like itself, and less so the more it is compressed", async () => {
  const picture = await grain();
  const likeness = await likenessTo(picture);
  expect(await likeness(picture)).toBe(1);
  const at = async (quality: number) => likeness(await sharp(picture).webp({ quality }).toBuffer());
  const [low, middle, high] = [await at(5), await at(50), await at(95)];
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
  expect(high).toBeLessThan(1);
});

test.each(pictureFormats)("a %s copy looks like the picture, and is not larger than that takes", async (format) => {
  const picture = await grain();
  const copy = await leanCopy(picture, { format, width: 400 });
  const likeness = await likenessTo(await resized(picture, 400));
  expect(await likeness(copy.data)).toBeGreaterThanOrEqual(likenessGoal);
  const highest = await sharp(await resized(picture, 400))
    .toFormat(format, { quality: 90 })
    .toBuffer();
  expect(copy.data.length).toBeLessThan(highest.length);
  const { width, height, compression } = await sharp(copy.data).metadata();
  expect({ width, height }).toEqual({ width: 400, height: 267 });
  expect(compression).toBe(format === "avif" ? "av1" : undefined);
});

test("a plain picture takes the lowest quality, so few bytes that no width needs more than another", async () => {
  const picture = await plainPicture(1000, 750).png().toBuffer();
  expect((await leanCopy(picture, { format: "avif", width: 960 })).data.length).toBeLessThan(1500);
});

test("is never enlarged, and keeps its transparency", async () => {
  const picture = await plainPicture(300, 200).ensureAlpha(0.5).png().toBuffer();
  const { width, hasAlpha } = await sharp((await leanCopy(picture, { format: "avif", width: 400 })).data).metadata();
  expect({ width, hasAlpha }).toEqual({ width: 300, hasAlpha: true });
});
