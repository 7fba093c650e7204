import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { artworkWidths, type PictureName, pictureNames, pictureSize } from "@visiga/artwork/pictures";
import { pictureWidths } from "@visiga/contracts/entries";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { meanDifference } from "#testing/sample-pictures.ts";
import { ArtworkLibrary, originalArtwork, shippedArtwork } from "./artwork-library.ts";

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
  const library = () => new ArtworkLibrary(folder, pipeline);
  expect(await library().prepareAll()).toBe(pictureNames.length);
  expect(await readdir(folder)).toHaveLength(pictureNames.length + 1);
  expect(await library().prepareAll()).toBe(0);
  await writeFile(join(folder, "index.json"), "{}");
  expect(await library().prepareAll()).toBe(pictureNames.length);
});

test("a prepared picture is read, any other is prepared on demand", async () => {
  const name: PictureName = "hero-chapel";
  const made = await new ArtworkLibrary(folder, pipeline).load(name);
  expect(prepared).toHaveLength(1);
  await new ArtworkLibrary(folder, pipeline).prepareAll();
  prepared = [];
  expect(await new ArtworkLibrary(folder, pipeline).load(name)).toEqual(made);
  expect(prepared).toEqual([]);
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

test("an artwork has its AVIF variants whether or not it was prepared before", async () => {
  const avifOf = async (library: ArtworkLibrary) =>
    (await library.load("plan")).variants.filter(({ format }) => format === "avif").map(({ width }) => width);
  const widths = artworkWidths("plan");
  expect(await avifOf(new ArtworkLibrary(folder, pipeline))).toEqual(widths);
  await new ArtworkLibrary(folder, pipeline).prepareAll();
  expect(await avifOf(new ArtworkLibrary(folder, pipeline))).toEqual(widths);
  expect(await readdir(join(folder, "plan"))).toEqual(expect.arrayContaining(widths.map((width) => `${width}.avif`)));
});

test("the artwork addresses of pages use only prepared widths", () => {
  for (const name of pictureNames) {
    expect(artworkWidths(name)).toEqual(pictureWidths.filter((width) => width <= pictureSize(name).width));
  }
});
