import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainPicture, pngWith, quarters } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PicturePipeline } from "./picture-pipeline.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "camera-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Red, green, blue and white quarters, 60 x 40, without metadata. */
const picture = async () => sharp(await (await quarters(60, 40, 1)).png().toBuffer());
const jpeg = async () => (await picture()).jpeg({ quality: 95 }).toBuffer();
const latin = (text: string) => Buffer.from(text, "latin1");
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
const withSegments = async (...segments: Buffer[]) => {
  const whole = await jpeg();
  return Buffer.concat([whole.subarray(0, 2), ...segments, whole.subarray(2)]);
};
const entry = (orientation: number, type = "\x03") =>
  `\x12\x01${type}\0\x01\0\0\0${String.fromCharCode(orientation & 255, orientation >> 8)}\0\0`;
/** EXIF with the entries of the picture and, where there are some, of its thumbnail. */
const exif = (entries: string, thumbnail = "") => {
  const next = thumbnail ? String.fromCharCode(14 + entries.length) : "\0";
  const count = (text: string) => `${String.fromCharCode(text.length / 12)}\0`;
  const table = `II*\0\x08\0\0\0${count(entries)}${entries}${next}\0\0\0`;
  return segment(0xe1, latin(`Exif\0\0${table}${thumbnail && `${count(thumbnail)}${thumbnail}\0\0\0\0`}`));
};
const followedBy = async (text: string | Buffer) =>
  Buffer.concat([await jpeg(), Buffer.from(text as string, "latin1")]);

const upright: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a PNG with 16 bits": async () => (await picture()).toColourspace("rgb16").png().toBuffer(),
  "an interlaced PNG": async () => (await picture()).png({ progressive: true }).toBuffer(),
  "a PNG with a palette": async () => (await picture()).png({ palette: true }).toBuffer(),
  "a PNG with a damaged profile": async () =>
    pngWith(await (await picture()).png().toBuffer(), "iCCP", latin("a\0\0b")),
  "a PNG with the rest of a longer file behind it": async () =>
    Buffer.concat([await (await picture()).png().toBuffer(), Buffer.alloc(900, 7)]),
  "a JPEG with the profile Display P3": async () => (await picture()).withIccProfile("p3").jpeg().toBuffer(),
  "a progressive JPEG": async () =>
    (await picture()).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  "an AVIF with 10 bits": async () => (await picture()).avif({ bitdepth: 10, effort: 0, quality: 90 }).toBuffer(),
  "a lossless AVIF": async () => (await picture()).avif({ lossless: true, effort: 0 }).toBuffer(),
  "an MPO, whose second picture is another": async () =>
    Buffer.concat([
      await withSegments(segment(0xe2, latin("MPF\0II*\0\x08\0\0\0\0\0\0\0\0\0"))),
      await plainPicture(60, 40, "#000000").jpeg().toBuffer(),
    ]),
  "a picture with a gain map behind it": async () =>
    followedBy(await plainPicture(15, 10).greyscale().jpeg().toBuffer()),
  "a picture with a film behind it": () => followedBy(`\0\0\0\x18ftypmp42\0\0\0\0isommp42${"\x03".repeat(3000)}`),
  "a picture with a trailer of Samsung": () => followedBy("\0\0\x01\nImage_UTC_Data1700000000000SEFH\x6b\0\0\0SEFT"),
  "an orientation of 0": () => withSegments(exif(entry(0))),
  "an orientation of 9": () => withSegments(exif(entry(9))),
  "an orientation of the thumbnail alone": () => withSegments(exif(entry(1), entry(6))),
  "a first EXIF that is upright and a second one that is not": () => withSegments(exif(entry(1)), exif(entry(6))),
  "an orientation in XMP": () =>
    withSegments(segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta tiff:Orientation="6"/>'))),
  "EXIF that ends early": () => withSegments(segment(0xe1, latin("Exif\0\0II*\0\x08\0\0\0\xff\xff"))),
  "a profile of nonsense": () => withSegments(segment(0xe2, latin(`ICC_PROFILE\0\x01\x01${"\x01".repeat(200)}`))),
  "bytes of padding before its markers": () => withSegments(Buffer.alloc(3, 0xff)),
};

/** Which of its channels are full, of the corners: upper left, upper right, lower left, lower right. */
async function corners(content: Buffer) {
  const path = join(folder, "picture");
  await writeFile(path, content);
  const { variants, width, height } = await new PicturePipeline().prepare(path);
  const { data, info } = await sharp(variants[0]?.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((each) => each > 200);
  const places = [8, height - 8].flatMap((y) => [8, width - 8].map((x) => at(x, y)));
  return { width, height, corners: places.map((place) => place.map(Number).join("")) };
}

test.each(Object.keys(upright))("%s is stored as it is seen", async (name) => {
  const content = await upright[name]?.();
  expect(await corners(content ?? Buffer.of())).toEqual({
    width: 60,
    height: 40,
    corners: ["100", "010", "001", "111"],
  });
});

test.each([
  ["a short number", entry(6)],
  ["a long number", entry(6, "\x04")],
])("an orientation as %s turns a picture", async (_, entries) => {
  const turned = { width: 40, height: 60, corners: ["001", "100", "111", "010"] };
  expect(await corners(await withSegments(exif(entries)))).toEqual(turned);
});

test("the first frame of a moving WebP is stored", async () => {
  const frames = ["#ff0000", "#0000ff"].map((background) => ({
    create: { width: 60, height: 40, channels: 3, background },
  }));
  const moving = await sharp(frames as never, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await corners(moving)).corners).toEqual(Array(4).fill("100"));
});

test("the first frame of a GIF is stored whose second frame is damaged", async () => {
  const colours = [0xff, 0, 0, 0, 0, 0xff];
  const start = [...latin("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, ...colours];
  // A code size of 15 bits is larger than any.
  const frames = [
    [2, 2, 0x44, 1, 0],
    [15, 1, 0x44, 0],
  ].flatMap((data) => [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, ...data]);
  const path = join(folder, "damaged.gif");
  await writeFile(path, Buffer.from([...start, ...frames, 0x3b]));
  expect(await new PicturePipeline().prepare(path)).toMatchObject({ width: 1, height: 1, color: "#f80808" });
});
