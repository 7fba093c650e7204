import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
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

const fonts = [
  {
    name: "young-serif",
    source: require.resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff2"),
    licence: require.resolve("@fontsource/young-serif/LICENSE"),
  },
  {
    name: "figtree",
    source: require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    licence: require.resolve("@fontsource-variable/figtree/LICENSE"),
  },
];

// lnum: Young Serif’s own figures are old-style. rvrn: the variable font swaps glyphs by weight.
const keepFeatures = ["kern", "lnum", "tnum", "liga", "calt", "ccmp", "locl", "rvrn"];

const folder = new URL("../files/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });

for (const { name, source, licence } of fonts) {
  const whole = await readFile(source);
  // The hinting is ttfautohint’s, a third of the file, and no phone reads it.
  const subset = await subsetFont(whole, fontCharacters, { targetFormat: "woff2", keepFeatures, noHinting: true });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
  await copyFile(licence, new URL(`${name}-OFL.txt`, folder));
  console.log(`${name}.woff2: ${whole.length} to ${subset.length} bytes`);
}

// Of PDF files. fontkit can subset neither a variable font nor WOFF2, so that each weight is a TrueType font.
const documentFolder = new URL("../files/document-fonts/", import.meta.url);
await mkdir(documentFolder, { recursive: true });
for (const { file, name, variationAxes } of [
  { file: "young-serif", name: "young-serif" },
  { file: "figtree-regular", name: "figtree", variationAxes: { wght: 400 } },
  { file: "figtree-bold", name: "figtree", variationAxes: { wght: 700 } },
]) {
  const { source = "" } = fonts.find((font) => font.name === name) ?? {};
  const options = {
    targetFormat: "truetype",
    keepFeatures,
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  } as const;
  await writeFile(
    new URL(`${file}.ttf`, documentFolder),
    await subsetFont(await readFile(source), fontCharacters, options),
  );
}
