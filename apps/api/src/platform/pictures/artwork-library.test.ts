import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { artworkWidths, type PictureName, pictureNames, pictureSize } from "@visiga/artwork/pictures";
import { pictureWidths } from "@visiga/contracts/entries";
import { meanDifference } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadArtwork, originalArtwork, prepareArtwork, shippedArtwork } from "./artwork-library.ts";

let folder: string;
let prepared: string[];

const pipeline = {
  prepare: async (path: string) => {
    prepared.push(path);
    const variants = [
      { format: "webp" as const, width: 200, data: Buffer.from(path) },
      { format: "jpeg" as const, width: 200, data: Buffer.from(path) },
    ];
    const socialImage = { format: "jpeg" as const, focal: { x: 50, y: 50 }, data: Buffer.from("social image") };
    return { width: 640, height: 480, color: "#000000", placeholder: "data:,", variants, socialImage };
  },
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "artwork-"));
  prepared = [];
});
afterEach(() => rm(folder, { recursive: true }));

test("every picture is prepared once, and again only if its record is missing", async () => {
  expect(await prepareArtwork(folder, pipeline)).toBe(pictureNames.length);
  expect(await readdir(folder)).toHaveLength(pictureNames.length + 1);
  expect(await prepareArtwork(folder, pipeline)).toBe(0);
  await writeFile(join(folder, "index.json"), "{}");
  expect(await prepareArtwork(folder, pipeline)).toBe(pictureNames.length);
});

test("a prepared picture is read with its shipped variants, any other is refused", async () => {
  const name: PictureName = "plan";
  await expect(loadArtwork(name, folder)).rejects.toThrow("The build has not prepared plan");
  await prepareArtwork(folder, pipeline);
  const { variants, socialImage, ...preview } = await loadArtwork(name, folder);
  expect({ ...preview, socialImage }).toEqual({
    ...(await pipeline.prepare(originalArtwork(name))),
    variants: undefined,
  });
  const shipped = artworkWidths(name).map((width) => ({ format: "avif", width }));
  expect(variants.map(({ format, width }) => ({ format, width }))).toEqual([
    { format: "webp", width: 200 },
    { format: "jpeg", width: 200 },
    ...shipped,
  ]);
  const files = shipped.map(({ width }) => `${width}.avif`);
  expect(await readdir(join(folder, name))).toEqual(expect.arrayContaining(files));
});

test("every artwork is shipped with AVIF of the current picture at each of its widths", async () => {
  for (const name of pictureNames) {
    const original = await sharp(originalArtwork(name)).resize({ width: 200 }).png().toBuffer();
    expect(await meanDifference(original, await readFile(shippedArtwork(name, 200))), name).toBeLessThan(12);
    for (const width of artworkWidths(name)) {
      const metadata = await sharp(shippedArtwork(name, width)).metadata();
      expect(metadata, `run encode-artwork ${name}`).toMatchObject({ width, compression: "av1" });
    }
  }
});

test("the artwork addresses of pages use only prepared widths", () => {
  for (const name of pictureNames) {
    expect(artworkWidths(name)).toEqual(pictureWidths.filter((width) => width <= pictureSize(name).width));
  }
});
