import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blockPrintPaths, motifs } from "./block-print.tsx";

it.each(["motif-row.svg", "motif-column.svg"])(
  "%s, a mask of the printed edge, has the four motifs in their order",
  (file) => {
    const drawing = readFileSync(new URL(file, import.meta.url), "utf8");
    const places = motifs.map((motif) => drawing.indexOf(blockPrintPaths[motif]));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  },
);
