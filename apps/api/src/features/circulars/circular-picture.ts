import { readFile } from "node:fs/promises";
import { circularPicture } from "@visiga/contracts/circulars";
import type { Face } from "#platform/pdf/document-fonts.ts";
import { codeRows } from "#platform/pdf/qr-code.ts";
import { type Line, TextOutlines } from "#platform/pdf/text-outlines.ts";
import { artworkFile } from "#platform/pictures/artwork-library.ts";
import type { Circular } from "./circular.ts";

const { width, height } = circularPicture;
const side = 72;
const band = 84;
const inside = width - 2 * side;
const code = 220;
const foot = height - band - 44 - code;
const colors = { paper: "#fdfbf6", ink: "#0f1a3a", blue: "#15378f", red: "#9c2f1b", gold: "#f2b632", line: "#dbd2bf" };

/** Sizes of title and text: the largest that fit. In the smallest, a phone shows the text with 13 pixels. */
const sizes = [
  [92, 54],
  [76, 48],
  [62, 43],
  [54, 39],
] as const;

/** A circular as an SVG with outlines in the place of letters. */
export async function circularSvg(circular: Circular): Promise<string> {
  const [crest, motifs] = await Promise.all(
    ["crest", "motif-row"].map((name) => readFile(artworkFile(`brand/${name}.svg`), "utf8")),
  );
  const outlines = new TextOutlines();
  const head = drawHead(outlines, circular, crest ?? "");
  const { body, isCut } = drawBody(outlines, circular, head.bottom);
  const drawn = [
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    drawBand(0, motifs ?? ""),
    drawBand(height - band, motifs ?? ""),
    head.drawn,
    body,
    drawFoot(outlines, circular, isCut || circular.isIncomplete),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${outlines.definitions}</defs>${drawn.join("")}</svg>`;
}

/** The printed edge of the site: motifs in gold on red between two saws. */
function drawBand(top: number, motifs: string): string {
  const saw = Array.from(
    { length: width / 18 },
    (_, tooth) => `M${tooth * 18} 7h18l-9 11ZM${tooth * 18} ${band - 7}h18l-9 -11Z`,
  );
  const row = [0, 1, 2, 3].map((part) => nested(motifs, part * 270, 24, 270, 36));
  return `<g transform="translate(0 ${top})"><rect width="${width}" height="${band}" fill="${colors.red}"/><g fill="${colors.gold}"><path d="${saw.join("")}"/>${row.join("")}</g></g>`;
}

const nested = (svg: string, x: number, y: number, wide: number, high: number): string =>
  svg.replace("<svg ", () => `<svg x="${x}" y="${y}" width="${wide}" height="${high}" `);

function drawHead(outlines: TextOutlines, { school, label }: Circular, crest: string) {
  const top = band + 48;
  const left = side + 132;
  const lines = outlines.wrap("heading", 44, school, width - side - left).slice(0, 2);
  const first = top + 60 - (lines.length - 1) * 26 + 10;
  const name = lines.map((line, index) => outlines.draw("heading", 44, line, left, first + index * 52, colors.blue));
  const rule = top + 144;
  const [labelLine = ""] = outlines.wrap("bold", 34, label, inside);
  return {
    drawn: [
      nested(crest, side, top, 103, 120),
      ...name,
      `<rect x="${side}" y="${rule}" width="${inside}" height="4" fill="${colors.gold}"/>`,
      outlines.draw("bold", 34, labelLine, side, rule + 66, colors.red),
    ].join(""),
    bottom: rule + 92,
  };
}

/** More characters than fit, so that a long text is not laid out whole. */
const mostCharacters = 1500;

/** Title and text in the largest size that fits, else in the smallest and cut after a whole word. */
function drawBody(outlines: TextOutlines, { title, text }: Circular, top: number) {
  const linesOf = (face: Face, size: number, words: string, leading: number): Line[] =>
    words.split("\n").flatMap((paragraph) =>
      outlines.wrap(face, size, paragraph, inside).map((line, index) => {
        const gap = index === 0 ? size * 0.5 : 0;
        return { face, size, words: line, height: size * leading, gap };
      }),
    );
  const fits = sizes.map(([titleSize, textSize]) => {
    const titleLines = linesOf("heading", titleSize, title, 1.18);
    const textLines = linesOf("regular", textSize, text.slice(0, mostCharacters), 1.36);
    return outlines.fit([...titleLines, ...textLines], foot - 36 - top, inside);
  });
  const { lines = [], isCut = false } = fits.find((each) => !each.isCut) ?? fits.at(-1) ?? {};
  let y = top;
  const drawn = lines.map((line) => {
    y += line.gap + line.height;
    return outlines.draw(line.face, line.size, line.words, side, y - line.height * 0.25, colors.ink);
  });
  return { body: drawn.join(""), isCut };
}

function drawFoot(
  outlines: TextOutlines,
  { address, shownAddress, until, issued, words }: Circular,
  isCut: boolean,
): string {
  const room = inside - code - 40;
  const lines: readonly (readonly [Face, number, string, string])[] = [
    ["bold", 38, until ?? "", colors.red],
    ["bold", 32, issued, colors.ink],
    ["regular", 32, isCut ? words.more : words.website, colors.ink],
    ["bold", 34, shownAddress, colors.blue],
  ];
  const wrapped = lines.flatMap(([face, size, text, color]) =>
    outlines.wrap(face, size, text, room).map((line) => ({ face, size, line, color })),
  );
  const step = Math.min(52, code / wrapped.length);
  const drawn = wrapped
    .toReversed()
    .map(({ face, size, line, color }, index) =>
      outlines.draw(face, Math.min(size, step), line, side, foot + code - index * step - 8, color),
    );
  return `<rect x="${side}" y="${foot - 28}" width="${inside}" height="2" fill="${colors.line}"/>${drawn.join("")}${drawCode(address, width - side - code, foot)}`;
}

function drawCode(address: string, left: number, top: number): string {
  const rows = codeRows(address);
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 2} ${y + 2}h1v1h-1Z` : [])));
  const across = rows.length + 4;
  return `<svg x="${left}" y="${top}" width="${code}" height="${code}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${squares.join("")}"/></svg>`;
}
