import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { appleTouchIcon, favicon, manifestIcons, socialImage } from "./brand.ts";
import { filmBytes } from "./films.ts";
import { pictureNames, pictureSize } from "./pictures.ts";

const files = new URL("../files/", import.meta.url);
const names = (folder: string) => readdirSync(new URL(`${folder}/`, files)).sort();
const content = (path: string) => readFileSync(new URL(path, files));

// All pictures are lossy WebP, whose key frame has the size in 14 bits each at a fixed place.
function webpSize(path: string) {
  const data = content(path);
  expect(data.toString("latin1", 8, 16), path).toBe("WEBPVP8 ");
  return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
}

function pngSize(path: string) {
  const data = content(path);
  return `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`;
}

it("the list of pictures names every file with its size, and no missing one", () => {
  expect(pictureNames.map((name) => `${name}.webp`).sort()).toEqual(names("pictures"));
  for (const name of pictureNames) {
    expect({ name, ...webpSize(`pictures/${name}.webp`) }).toEqual({ name, ...pictureSize(name) });
  }
});

it("the list of films names every file with a poster of its size, and no missing one", () => {
  const films = Object.entries(filmBytes);
  const listed = films.flatMap(([name]) => [`${name}.webm`, `${name}.mp4`, `${name}-poster.webp`]);
  expect(listed.sort()).toEqual(names("films"));
  for (const [name, bytes] of films) {
    expect(webpSize(`films/${name}-poster.webp`)).toEqual({ width: 960, height: 600 });
    expect(statSync(new URL(`films/${name}.mp4`, files)).size).toBe(bytes);
  }
});

it("the list of the brand names every file, icons with their size", () => {
  const listed = [...manifestIcons.map((icon) => icon.file), favicon, appleTouchIcon.file, socialImage.file];
  const drawings = ["crest.svg", "crest-small.svg", "crest-mono.svg", "motif-row.svg"];
  expect([...new Set([...listed, ...drawings])].sort()).toEqual(names("brand"));
  for (const { file, sizes } of [...manifestIcons, appleTouchIcon]) {
    if (file.endsWith(".png")) expect(pngSize(`brand/${file}`), file).toBe(sizes);
  }
});

it("the two fonts are small enough for a slow connection, and each has its licence", () => {
  expect(names("fonts")).toEqual(["figtree-OFL.txt", "figtree.woff2", "young-serif-OFL.txt", "young-serif.woff2"]);
  const weight = ["figtree.woff2", "young-serif.woff2"].map((name) => statSync(new URL(`fonts/${name}`, files)).size);
  expect(Math.max(...weight)).toBeLessThan(16 * 1024);
});
