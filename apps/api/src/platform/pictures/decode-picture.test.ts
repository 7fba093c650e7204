import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureLimits } from "@visiga/contracts/entries";
import type { FailureCode } from "@visiga/contracts/errors";
import { noisyPicture, plainPicture, pngWith, quarters } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PicturePipeline } from "./picture-pipeline.ts";

const pipeline = new PicturePipeline();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decoded-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function prepare(content: Buffer) {
  const path = join(folder, "picture");
  await writeFile(path, content);
  return pipeline.prepare(path);
}

const expectRefusal = (content: Buffer, code: FailureCode) => expect(prepare(content)).rejects.toMatchObject({ code });

const endOfImage = Buffer.from([0xff, 0xd9]);

test("a whole JPEG is stored without its end, with bytes behind it and with harmless errors", async () => {
  for (const progressive of [false, true]) {
    const picture = await noisyPicture(300, 200).jpeg({ progressive }).toBuffer();
    const start = picture.indexOf(Buffer.from([0xff, 0xda]));
    const stray = Buffer.concat([picture.subarray(0, start), Buffer.from("stray"), picture.subarray(start)]);
    const film = Buffer.concat([picture, Buffer.from("ftypmp42"), Buffer.alloc(5000, 7)]);
    for (const whole of [picture.subarray(0, -2), picture.subarray(0, -1), film, stray]) {
      const { variants } = await prepare(whole);
      expect(variants.map(({ format, width }) => `${width}.${format}`)).toEqual(["200.webp", "200.jpeg"]);
    }
  }
});

test("a cut JPEG is refused, also where an end or zeros follow the cut", async () => {
  for (const progressive of [false, true]) {
    const picture = await noisyPicture(300, 200).jpeg({ progressive }).toBuffer();
    const cut = picture.subarray(0, Math.round(picture.length * 0.6));
    const zeros = Buffer.alloc(picture.length - cut.length);
    for (const after of [[], [endOfImage], [zeros], [zeros, endOfImage]].map((parts) => Buffer.concat(parts)))
      await expectRefusal(Buffer.concat([cut, after]), "picture_unreadable");
  }
});

test.each(["jpeg", "png", "webp", "avif"] as const)("%s is turned upright from every orientation", async (format) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const stored = await quarters(60, 40, orientation).then((picture) => picture.toFormat(format).toBuffer());
    const { variants, width, height } = await prepare(stored);
    expect({ orientation, width, height }).toEqual({ orientation, width: 60, height: 40 });
    const { data, info } = await sharp(variants[0]?.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data.subarray((8 * info.width + 8) * 3);
    expect(red, `the upper left of ${orientation}`).toBeGreaterThan(200);
    expect(Math.max(green, blue), `the upper left of ${orientation}`).toBeLessThan(80);
  }
});

test("the gamma of a PNG is regarded unless it has a colour profile", async () => {
  const grey = await plainPicture(40, 30, "#808080").png().toBuffer();
  const gamma = (value: number) =>
    pngWith(grey, "gAMA", Buffer.from([0, value >> 16, (value >> 8) & 255, value & 255]));
  const shownGrey = async (picture: Buffer) => {
    const { variants } = await prepare(picture);
    return (await sharp(variants[0]?.data).raw().toBuffer())[0] ?? 0;
  };
  const [linear, older, standard, profiled] = [
    await shownGrey(gamma(100_000)),
    await shownGrey(gamma(55_555)),
    await shownGrey(gamma(45_455)),
    await shownGrey(pngWith(gamma(100_000), "sRGB", Buffer.from([0]))),
  ];
  // Chromium shows 188 and 146.
  expect(Math.abs(linear - 188)).toBeLessThan(6);
  expect(Math.abs(older - 146)).toBeLessThan(6);
  for (const unchanged of [standard, profiled]) expect(Math.abs(unchanged - 128)).toBeLessThan(3);
});

test("each variant is as wide as its name says, also of a long screenshot", async () => {
  for (const [width, height, widths] of [
    [1080, 20_000, [200, 400, 640]],
    [1080, 44_000, [200, 400]],
    [150, 16_000, [150]],
    [1, 1, [1]],
    [4000, 3, [200, 400, 640, 960, 1280, 1920]],
  ] as const) {
    const { variants } = await prepare(await plainPicture(width, height).png({ compressionLevel: 1 }).toBuffer());
    for (const variant of variants)
      expect(await sharp(variant.data).metadata()).toMatchObject({ format: variant.format, width: variant.width });
    const webp = variants.filter(({ format }) => format === "webp");
    expect(webp.map((variant) => variant.width)).toEqual(widths);
  }
});

test("a picture that is too long to be readable is refused", async () =>
  expectRefusal(await plainPicture(300, 20_000).png({ compressionLevel: 1 }).toBuffer(), "picture_side_too_long"));

test("pictures of cameras with 64 and 108 megapixels are within the limit", () => {
  for (const [width, height] of [
    [9280, 6944],
    [12_032, 9024],
  ] as const)
    expect(width * height).toBeLessThan(pictureLimits.pixels * 0.95);
});

test("a picture through which the page is seen has no preview behind it", async () => {
  const logo = plainPicture(300, 300, "#111111").ensureAlpha(0.4);
  expect(await prepare(await logo.png().toBuffer())).toMatchObject({
    color: "transparent",
    placeholder: expect.stringMatching(/^data:image\/gif/),
  });
  const opaque = await prepare(await plainPicture(300, 300).ensureAlpha(1).png().toBuffer());
  expect(opaque.color).toMatch(/^#/);
});
