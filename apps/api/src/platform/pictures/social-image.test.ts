import { socialImageLimits } from "@visiga/contracts/entries";
import { noisyPicture, plainPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { expect, test } from "vitest";
import { socialImage } from "./social-image.ts";

const shared = async (picture: Buffer, x = 50, y = 50) => {
  const variant = await socialImage(sharp(picture), { format: "jpeg", focal: { x, y } });
  return variant.data;
};

test.each([
  ["a wide picture", () => plainPicture(1920, 600)],
  ["an upright one", () => plainPicture(600, 1280)],
  ["a small one", () => plainPicture(40, 30)],
  ["noise, which does not compress", () => noisyPicture(1920, 1280)],
  ["one with transparency", () => plainPicture(1280, 960).ensureAlpha(0.5)],
])("%s becomes a JPEG that WhatsApp accepts", async (_, picture) => {
  const data = await shared(await picture().png().toBuffer());
  const { format, width, height, exif } = await sharp(data).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 1200, height: 630, exif: undefined });
  expect(data.length).toBeLessThan(socialImageLimits.bytes);
});

/** Red on the left or top, green in the middle, blue on the right or bottom. */
async function stripes(width: number, height: number, upright: boolean): Promise<Buffer> {
  const part = upright ? { width, height: Math.round(height / 3) } : { width: Math.round(width / 3), height };
  const stripe = (background: string, index: number) => ({
    input: { create: { ...part, channels: 3 as const, background } },
    left: upright ? 0 : index * part.width,
    top: upright ? index * part.height : 0,
  });
  return plainPicture(width, height).composite(["#ff0000", "#00ff00", "#0000ff"].map(stripe)).png().toBuffer();
}

test.each([
  [true, 0, 0],
  // The centre means that no point was chosen.
  [true, 50, 0],
  [true, 45, 1],
  [true, 100, 2],
  [false, 0, 0],
  [false, 50, 1],
  [false, 100, 2],
])(
  "a social image keeps the part at the focal point (upright: %s, focal point %i %%)",
  async (upright, at, channel) => {
    const picture = upright ? await stripes(600, 1800, true) : await stripes(3000, 500, false);
    const { channels } = await sharp(await shared(picture, upright ? 50 : at, upright ? at : 50)).stats();
    const means = channels.map(({ mean }) => mean);
    expect(means.indexOf(Math.max(...means))).toBe(channel);
    expect(means[channel]).toBeGreaterThan(200);
  },
);
