import type { Level } from "@visiga/contracts/joining";
import { hyphenated, plainLine } from "@visiga/contracts/plain-text";
import { isShownInstead } from "@visiga/contracts/spreadsheet-cells";
import { filledRows, separatorOf } from "#dashboard/shared/forms/spreadsheet-rows.ts";

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
  readonly problem: "noName" | "longName" | "noLevel" | "unknownLevel" | "longReference" | "lostSign" | "notShown";
  readonly cell: string;
}

type Column = keyof Letter;
const columns = ["name", "level", "reference"] as const satisfies readonly Column[];

/**
 * Words that name a column, in English and Swahili; the first list with a word of the heading counts. A "Student's
 * reference" has words of two; a "Form number", a "Student ID" and a "Parent's name" are none of the three.
 */
const headings: readonly [Column | undefined, readonly string[]][] = [
  ["reference", ["reference", "ref", "control", "kumbukumbu", "rejea"]],
  [undefined, ["no", "number", "id", "namba", "nambari", "fomu", "phone", "simu", "school", "shule"]],
  [undefined, ["parent", "guardian", "father", "mother", "mzazi", "mlezi", "baba", "mama"]],
  ["level", ["level", "form", "class", "ngazi", "kidato", "darasa"]],
  [
    "name",
    [
      "name",
      "names",
      "surname",
      "student",
      "pupil",
      "boy",
      "candidate",
      "applicant",
      "jina",
      "majina",
      "mwanafunzi",
      "mtahiniwa",
      "mwombaji",
    ],
  ],
];

/** Words below a heading over several columns, which stands in the first of them: the parts of a name. */
const partsOfName = ["first", "middle", "last", "surname", "name", "jina", "kwanza", "kati", "ukoo"];

/** What stands in the column of names and is none: numbers, and the head of a sum. */
const noName = /^(?:\P{L}*|total|jumla)$/iu;

/** A number of a list that was copied with a name: `1. Juma`. */
const listNumber = /^\d{1,3}[.)] ?(?=\p{L})/u;

/** Stands for a sign that was lost when the text was read in a wrong encoding. */
const lostSign = "\ufffd";
const cellText = (cell: string) => plainLine(cell.replaceAll("\0", "").replace(/[\u0080-\u009f]/g, () => lostSign));

const levelWords: Readonly<Record<Level, readonly string[]>> = {
  "o-level": ["o", "olevel", "ordinary", "kawaida", "1", "i", "one", "kwanza"],
  "a-level": ["a", "alevel", "advanced", "juu", "5", "v", "five", "tano"],
};
const wordsBesideLevels = ["level", "form", "f", "kidato", "cha", "sekondari", "ya", "secondary"];

const wordsOf = (cell: string): string[] => cell.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

/** The level that a cell names: "O-level", "Form 1", "F5", "Kidato cha Tano (A-level)". */
function levelOf(cell: string): Level | undefined {
  // What else a cell says might change its meaning.
  if (/[^ -~\u2018\u2019]/.test(hyphenated(cell))) return undefined;
  const words = wordsOf(cell).filter((word) => !wordsBesideLevels.includes(word));
  if (words.length === 0) return undefined;
  return (["o-level", "a-level"] as const).find((level) => words.every((word) => levelWords[level].includes(word)));
}

/** Reads names, levels and references from rows of a spreadsheet, with tabs, commas or semicolons between the cells. */
export function readLetters(text: string): { letters: Letter[]; wrong: WrongRow[]; count: number } {
  const rows = filledRows(text, separatorOf(text), (cells) => cells.map(cellText));
  // Titles above the headings have one cell, or several without a level.
  const first = rows.findIndex(
    ({ cells }) => cells.filter(Boolean).length > 1 && (headingsOf(cells) || cells.some(levelOf)),
  );
  const headed = headingsOf(rows[first]?.cells ?? []);
  const below = rows[first + 1]?.cells ?? [];
  const parts = headed && namesParts(below) ? below : [];
  const order = headed?.map((column, place) => (parts[place] ? "name" : column)) ?? columns;
  const read = headed ? rows.slice(first + (parts.length > 0 ? 2 : 1)) : rows;
  const letters: Letter[] = [];
  const wrong: WrongRow[] = [];
  for (const { row, cells } of read) {
    // A name may stand in several columns, and levels that differ are not understood.
    const cell = (column: Column) => cells.filter((text, place) => text && order[place] === column).join(" ");
    const [name, written] = [cell("name").replace(listNumber, ""), cell("level")];
    const reference = cells[order.indexOf("reference")] ?? "";
    const level = levelOf(written);
    const problem = problemOf(name, level, written, reference);
    if (problem || !level) wrong.push({ row, problem: problem ?? "noLevel", cell: name || written });
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
  if ([name, reference].some(isShownInstead)) return "notShown";
  if (noName.test(name)) return "noName";
  if (`${name}${reference}`.includes(lostSign)) return "lostSign";
  if (name.length > longestCell) return "longName";
  if (!level) return written ? "unknownLevel" : "noLevel";
  if (reference.length > longestCell) return "longReference";
  return undefined;
}

/** The references that several letters have. */
export function repeatedReferences(letters: readonly Letter[]): string[] {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { reference } of letters) {
    const plain = reference.toLowerCase();
    if (plain && found.has(plain)) repeated.add(found.get(plain) ?? reference);
    else found.set(plain, reference);
  }
  return [...repeated];
}

const namesParts = (cells: readonly string[]): boolean => {
  const written = cells.filter(Boolean);
  return written.length > 1 && written.every((cell) => wordsOf(cell).some((word) => partsOfName.includes(word)));
};

/** The column that each cell of a row names; undefined unless the row is one of headings, and not of a "Student 1". */
function headingsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const order = cells.map((cell) => {
    const words = /\d/.test(cell) || levelOf(cell) ? [] : wordsOf(cell);
    return headings.find(([, named]) => named.some((word) => words.includes(word)))?.[0];
  });
  const named = new Set(order.filter(Boolean));
  return named.has("name") && named.size > 1 ? order : undefined;
}
