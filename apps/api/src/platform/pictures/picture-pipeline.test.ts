import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PictureFormat } from "@visiga/contracts/entries";
import type { FailureCode } from "@visiga/contracts/errors";
import { heicSample } from "@visiga/contracts/heic-sample";
import {
  avifDeclaring,
  gifDeclaring,
  heicHeader,
  hugePng,
  jpegDeclaring,
  noisyPicture,
  phonePhotograph,
  plainPicture,
} from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PicturePipeline } from "./picture-pipeline.ts";

const pipeline = new PicturePipeline();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function prepare(content: Buffer | string) {
  const path = join(folder, "photo.jpg");
  await writeFile(path, content);
  return pipeline.prepare(path);
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
const widthsOf = ({ variants }: Prepared, format: PictureFormat) =>
  variants.filter((variant) => variant.format === format).map(({ width }) => width);

const pixel = (picture: Buffer | undefined, left: number, top: number) =>
  sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();

const expectRefusal = (content: Buffer | string, code: FailureCode) =>
  expect(prepare(content)).rejects.toMatchObject({ name: "AppError", code });

test("every width up to that of the original is encoded", async () => {
  const prepared = await prepare(await plainPicture(2000, 1000).jpeg().toBuffer());
  expect(prepared).toMatchObject({ width: 2000, height: 1000 });
  expect(widthsOf(prepared, "webp")).toEqual([200, 400, 640, 960, 1280, 1920]);
  expect(await sharp(prepared.variants[0]?.data).metadata()).toMatchObject({ format: "webp", width: 200, height: 100 });
});

test("a picture has one JPEG of 400 px of at most 30 KB, for browsers without WebP", async () => {
  const prepared = await prepare(await noisyPicture(2000, 1500).blur(3).jpeg().toBuffer());
  const [jpeg, ...others] = prepared.variants.filter(({ format }) => format === "jpeg");
  expect(others).toEqual([]);
  expect(await sharp(jpeg?.data).metadata()).toMatchObject({ format: "jpeg", width: 400, height: 300, space: "srgb" });
  expect(jpeg?.data.length).toBeLessThan(30_000);
});

test("a narrow picture has one variant at its own width", async () => {
  const prepared = await prepare(await plainPicture(150, 100).png().toBuffer());
  expect([widthsOf(prepared, "webp"), widthsOf(prepared, "jpeg")]).toEqual([[150], [150]]);
});

test("pictures of any proportions are accepted", async () => {
  expect(widthsOf(await prepare(await plainPicture(210, 8000).jpeg().toBuffer()), "webp")).toEqual([200]);
  expect(widthsOf(await prepare(await plainPicture(16_000, 5).jpeg().toBuffer()), "webp")).toHaveLength(6);
});

test("the dominant colour and a small placeholder are computed", async () => {
  const prepared = await prepare(await plainPicture(400, 300, "#1a6c3e").png().toBuffer());
  expect(prepared.color).toMatch(/^#1[0-9a-f]6[0-9a-f]3[0-9a-f]$/);
  expect(prepared.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(prepared.placeholder.length).toBeLessThan(400);
});

test("a photograph is rotated upright and loses its GPS position", async () => {
  const photograph = await phonePhotograph(800, 400);
  expect((await sharp(photograph).metadata()).exif?.includes("Sample Phone")).toBe(true);
  const prepared = await prepare(photograph);
  expect(prepared).toMatchObject({ width: 400, height: 800 });
  const { data } = prepared.variants[0] ?? {};
  expect(await sharp(data).metadata()).toMatchObject({ width: 200, height: 400, space: "srgb" });
  expect(await sharp(data).metadata()).not.toHaveProperty("exif");
  expect(data?.includes("EXIF")).toBe(false);
  const [red] = await pixel(data, 100, 60);
  const [, , blue] = await pixel(data, 100, 340);
  expect(red).toBeGreaterThan(230);
  expect(blue).toBeGreaterThan(230);
});

test.each(["png", "webp", "avif", "gif"] as const)("%s is accepted by content, not by name", async (format) => {
  const prepared = await prepare(await plainPicture(330, 100).toFormat(format).toBuffer());
  expect(prepared).toMatchObject({ width: 330, height: 100 });
});

test("a moving GIF is stored as its first frame", async () => {
  const frames = await Promise.all(
    ["#c01010", "#1010c0"].map((colour) => plainPicture(400, 200, colour).png().toBuffer()),
  );
  const prepared = await prepare(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  expect(prepared).toMatchObject({ width: 400, height: 200 });
  const [red, , blue] = await pixel(prepared.variants[0]?.data, 50, 50);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(60);
});

test("transparency, greyscale, palettes, CMYK and 16-bit colours are accepted", async () => {
  const kinds = [
    plainPicture().ensureAlpha(0.3).png(),
    plainPicture().greyscale().png(),
    plainPicture().png({ palette: true }),
    plainPicture().toColourspace("cmyk").jpeg(),
    plainPicture().toColourspace("rgb16").png(),
  ];
  for (const kind of kinds) {
    const prepared = await prepare(await kind.toBuffer());
    expect(await sharp(prepared.variants[0]?.data).metadata()).toMatchObject({ width: 200, space: "srgb" });
  }
});

test("other types are refused, regardless of the file name", async () => {
  await expectRefusal('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "picture_type");
  await expectRefusal("<!doctype html><title>photo</title>", "picture_type");
  await expectRefusal("just some words", "picture_type");
  await expectRefusal(await plainPicture().tiff().toBuffer(), "picture_type");
});

test("the pipeline knows whether it can decode HEIC", async () => {
  const opens = await pipeline.opensHeic();
  const sample = prepare(Buffer.from(heicSample, "base64"));
  if (opens) expect((await sample).width).toBe(16);
  else await expect(sample).rejects.toMatchObject({ code: "picture_heic" });
});

test("HEIC that cannot be decoded is refused with its own code", () => expectRefusal(heicHeader(), "picture_heic"));

test("truncated and empty pictures are refused", async () => {
  const noise = [
    noisyPicture().jpeg(),
    noisyPicture().png(),
    noisyPicture().webp(),
    noisyPicture().gif(),
    noisyPicture().avif({ effort: 0 }),
  ];
  for (const picture of noise) {
    const whole = await picture.toBuffer();
    await expectRefusal(whole.subarray(0, whole.length / 2), "picture_unreadable");
    await expectRefusal(whole.subarray(0, 20), "picture_unreadable");
  }
  await expectRefusal("", "picture_unreadable");
});

test("a picture with too many pixels is refused without decoding it", async () => {
  await expectRefusal(hugePng(30_000, 30_000), "picture_too_many_pixels");
  await expectRefusal(hugePng(12_008, 10_000), "picture_too_many_pixels");
});

test("a picture of one very long side is refused without decoding it", async () => {
  await expectRefusal(hugePng(1, 64_000_000), "picture_side_too_long");
  await expectRefusal(hugePng(70_000, 1), "picture_side_too_long");
});

test("a picture that needs too much memory is refused without decoding it", async () => {
  await expectRefusal(await avifDeclaring(8000, 8000), "picture_too_costly");
  await expectRefusal(await avifDeclaring(5000, 4000), "picture_too_costly");
  await expectRefusal(await jpegDeclaring(8000, 8000), "picture_too_costly");
  await expectRefusal(await gifDeclaring(8000, 8000), "picture_too_costly");
});

test("pictures are processed one after another, even one that would be refused quickly", async () => {
  const picture = join(folder, "large.jpg");
  const empty = join(folder, "empty.jpg");
  await writeFile(picture, await noisyPicture(700, 500).jpeg().toBuffer());
  await writeFile(empty, "");
  const ended: string[] = [];
  const take = (path: string) => pipeline.prepare(path).finally(() => ended.push(path));
  await Promise.allSettled([take(picture), take(empty)]);
  expect(ended).toEqual([picture, empty]);
});
