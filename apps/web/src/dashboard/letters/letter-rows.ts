import type { Level } from "@visiga/contracts/joining";
import { hyphenated, plainLine } from "@visiga/contracts/plain-text";
import { separatorOf, spreadsheetCells } from "#dashboard/shared/forms/spreadsheet-rows.ts";

/** How many letters are made at once. */
export const mostLetters = 500;

/** Characters of a name or a reference. */
export const longestCell = 200;

export interface Letter {
  readonly name: string;
  readonly level: Level;
  /** To be written on payments; empty for none. */
  readonly reference: string;
}

export interface WrongRow {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly problem: "noName" | "longName" | "noLevel" | "unknownLevel" | "longReference";
  readonly cell: string;
}

type Column = keyof Letter;
const columns = ["name", "level", "reference"] as const satisfies readonly Column[];

/** Words that name a column, in English and Swahili. A heading such as "Student's reference" has words of two. */
const headings: readonly [Column, readonly string[]][] = [
  ["reference", ["reference", "ref", "control", "kumbukumbu", "rejea"]],
  ["level", ["level", "form", "class", "ngazi", "kidato", "darasa"]],
  ["name", ["name", "names", "student", "pupil", "boy", "jina", "majina", "mwanafunzi"]],
];

const levelWords: Readonly<Record<Level, readonly string[]>> = {
  "o-level": ["o", "olevel", "ordinary", "kawaida", "1", "i", "one", "kwanza"],
  "a-level": ["a", "alevel", "advanced", "juu", "5", "v", "five", "tano"],
};
const wordsBesideLevels = ["level", "form", "f", "kidato", "cha", "sekondari", "ya", "secondary"];

const wordsOf = (cell: string): string[] => cell.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

/** The level that a cell names: "O-level", "Form 1", "F5", "Kidato cha Tano (A-level)". */
function levelOf(cell: string): Level | undefined {
  // What else a cell says might change its meaning.
  if (/[^ -~]/.test(hyphenated(cell))) return undefined;
  const words = wordsOf(cell).filter((word) => !wordsBesideLevels.includes(word));
  if (words.length === 0) return undefined;
  return (["o-level", "a-level"] as const).find((level) => words.every((word) => levelWords[level].includes(word)));
}

/** Reads names, levels and references from rows of a spreadsheet, with tabs, commas or semicolons between the cells. */
export function readLetters(text: string): { letters: Letter[]; wrong: WrongRow[]; count: number } {
  const rows = spreadsheetCells(text, separatorOf(text))
    .map((row, index) => ({ row: index + 1, cells: row.map((cell) => plainLine(cell.replaceAll("\0", ""))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  // Titles above the headings have one cell.
  const first = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const headed = headingsOf(rows[first]?.cells ?? []);
  const order = headed ?? columns;
  const read = headed ? rows.slice(first + 1) : rows;
  const letters: Letter[] = [];
  const wrong: WrongRow[] = [];
  for (const { row, cells } of read) {
    const cell = (column: Column) => cells[order.indexOf(column)] ?? "";
    const [name, reference] = [cell("name"), cell("reference")];
    const level = levelOf(cell("level"));
    const problem = problemOf(name, level, cell("level"), reference);
    if (problem || !level) wrong.push({ row, problem: problem ?? "noLevel", cell: name || cell("level") });
    else letters.push({ name, level, reference });
  }
  return { letters, wrong, count: read.length };
}

function problemOf(
  name: string,
  level: Level | undefined,
  written: string,
  reference: string,
): WrongRow["problem"] | undefined {
  if (!name) return "noName";
  if (name.length > longestCell) return "longName";
  if (!level) return written ? "unknownLevel" : "noLevel";
  if (reference.length > longestCell) return "longReference";
  return undefined;
}

/** The column that each cell of a row names; undefined unless the row is one of headings, and not of a "Student 1". */
function headingsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const order = cells.map((cell) => {
    const words = /\d/.test(cell) || levelOf(cell) ? [] : wordsOf(cell);
    return headings.find(([, names]) => names.some((name) => words.includes(name)))?.[0];
  });
  const named = new Set(order.filter(Boolean));
  return named.has("name") && named.size > 1 ? order : undefined;
}
