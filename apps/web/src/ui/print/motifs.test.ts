import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { blockPrintPaths, motifs } from "./block-print.tsx";

const require = createRequire(import.meta.url);

it.each([
  ["row", "@visiga/artwork/files/brand/motif-row.svg"],
  ["column", "./motif-column.svg"],
])("the %s, a mask of the printed edge, has the four motifs in their order", (_, file) => {
  const drawing = readFileSync(require.resolve(file), "utf8");
  const places = motifs.map((motif) => drawing.indexOf(blockPrintPaths[motif]));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
