import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { artworkWidths } from "@visiga/artwork/artwork-path";
import { type PictureName, pictureNames, pictureSize } from "@visiga/artwork/pictures";
import { pictureWidths } from "@visiga/contracts/files";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { likenessTo } from "#platform/pictures/likeness.ts";
import { originalArtwork, shippedArtwork } from "./artwork-files.ts";
import { ArtworkLibrary } from "./artwork-library.ts";

let folder: string;
let prepared: string[];

/** A pipeline that records its inputs. */
const pipeline = {
  prepare: async (path: string) => {
    prepared.push(path);
    const copies = [{ format: "webp" as const, width: 200, data: Buffer.from(path) }];
    return { width: 640, height: 480, color: "#000000", placeholder: "data:,", copies };
  },
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "artwork-"));
  prepared = [];
});
afterEach(() => rm(folder, { recursive: true }));

test("prepares every picture once, and again only those that have no record of it", async () => {
  const library = () => new ArtworkLibrary(folder, pipeline);
  expect(await library().prepareAll()).toBe(pictureNames.length);
  expect(await readdir(folder)).toHaveLength(pictureNames.length + 1);
  expect(await library().prepareAll()).toBe(0);
  await writeFile(join(folder, "index.json"), "{}");
  expect(await library().prepareAll()).toBe(pictureNames.length);
});

test("what was prepared quickly is prepared again for the build, what the build prepared is good enough for a developer", async () => {
  const library = new ArtworkLibrary(folder, pipeline);
  expect(await library.prepareAll("quick")).toBe(pictureNames.length);
  expect(await library.prepareAll("quick")).toBe(0);
  expect(await library.prepareAll("small")).toBe(pictureNames.length);
  expect(await library.prepareAll("quick")).toBe(0);
});

test("reads a picture where it has been prepared, and prepares it where it has not", async () => {
  const name: PictureName = "hero-chapel";
  const made = await new ArtworkLibrary(folder, pipeline).load(name);
  expect(prepared).toHaveLength(1);
  await new ArtworkLibrary(folder, pipeline).prepareAll();
  prepared = [];
  expect(await new ArtworkLibrary(folder, pipeline).load(name)).toEqual(made);
  expect(prepared).toEqual([]);
});

test("every artwork comes with AVIF at each of its widths, made of the picture as it is drawn", async () => {
  for (const name of pictureNames) {
    const likeness = await likenessTo(await sharp(originalArtwork(name)).resize({ width: 200 }).png().toBuffer());
    expect({ name, likeness: await likeness(await readFile(shippedArtwork(name, 200))) }).toEqual({
      name,
      likeness: expect.toSatisfy((value: number) => value > 0.9, "alike"),
    });
    for (const width of artworkWidths(name)) {
      const metadata = await sharp(shippedArtwork(name, width)).metadata();
      expect(metadata, `run encode-artwork ${name}`).toMatchObject({ width, compression: "av1" });
    }
  }
});

test("an artwork has its AVIF copies whether it was prepared or not", async () => {
  const avifOf = async (library: ArtworkLibrary) =>
    (await library.load("plan")).copies.filter(({ format }) => format === "avif").map(({ width }) => width);
  const widths = artworkWidths("plan");
  expect(await avifOf(new ArtworkLibrary(folder, pipeline))).toEqual(widths);
  await new ArtworkLibrary(folder, pipeline).prepareAll();
  expect(await avifOf(new ArtworkLibrary(folder, pipeline))).toEqual(widths);
  expect(await readdir(join(folder, "plan"))).toEqual(expect.arrayContaining(widths.map((width) => `${width}.avif`)));
});

test("the addresses that pages use are of the widths that are prepared", () => {
  for (const name of pictureNames) {
    expect(artworkWidths(name)).toEqual(pictureWidths.filter((width) => width <= pictureSize(name).width));
  }
});
