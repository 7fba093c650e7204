import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

const ascii = range(0x20, 0x7e);
const spaceAndSigns = "\u00a0©«°·»×";
/** Beyond English and Swahili: the names of missionaries and places, from French, German, Italian and Portuguese. */
const letters = "ÀÄÇÈÉÊÖÜßàáâãäçèéêëìíîïñòóôõöùúûü";
const dashesAndQuotes = "–—‘’“”•…";
const primesAndMinus = "′″−";
const arrowsAndMarks = "←↑→↓✓€";

/** The characters of the project’s fonts; browsers take any other character from the next font family. */
const fontCharacters = ascii + spaceAndSigns + letters + dashesAndQuotes + primesAndMinus + arrowsAndMarks;

const require = createRequire(import.meta.url);

const youngSerif = "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2";
const figtree = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const fonts = [
  { file: "fonts/young-serif.woff2", source: youngSerif },
  { file: "fonts/figtree.woff2", source: figtree },
  // Of PDF files. fontkit can subset neither a variable font nor WOFF2, so that each weight is a TrueType font.
  { file: "document-fonts/young-serif.ttf", source: youngSerif },
  { file: "document-fonts/figtree-regular.ttf", source: figtree, variationAxes: { wght: 400 } },
  { file: "document-fonts/figtree-bold.ttf", source: figtree, variationAxes: { wght: 700 } },
];

// lnum: Young Serif’s own figures are old-style. rvrn: the variable font swaps glyphs by weight.
const keepFeatures = ["kern", "lnum", "tnum", "liga", "calt", "ccmp", "locl", "rvrn"];

const folder = new URL("../files/", import.meta.url);

for (const { file, source, ...axes } of fonts) {
  const whole = await readFile(require.resolve(source));
  const targetFormat = file.endsWith(".woff2") ? "woff2" : "truetype";
  // The hinting is ttfautohint’s, a third of the file, and no phone reads it.
  const subset = await subsetFont(whole, fontCharacters, { targetFormat, keepFeatures, noHinting: true, ...axes });
  await writeFile(new URL(file, folder), subset);
  console.log(`${file}: ${whole.length} to ${subset.length} bytes`);
}
await copyFile(require.resolve("@fontsource/young-serif/LICENSE"), new URL("fonts/young-serif-OFL.txt", folder));
await copyFile(require.resolve("@fontsource-variable/figtree/LICENSE"), new URL("fonts/figtree-OFL.txt", folder));
