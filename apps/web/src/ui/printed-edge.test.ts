import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blockPrintPaths, motifs } from "./print/block-print-paths.ts";

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

it.each(["--motif-row", "--motif-column"])("prints the four motifs in their order into the mask %s", (mask) => {
  const value = tokens.slice(tokens.indexOf(`${mask}: `)).split(";\n", 1)[0] ?? "";
  const places = motifs.map((motif) => value.indexOf(blockPrintPaths[motif]));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
