import * as z from "zod/mini";
import type { AnyRecord } from "./site-value.ts";

type Column = readonly [name: string, type: "words" | "line", "optional"?];

const place: readonly Column[] = [
  ["name", "words"],
  ["where", "words", "optional"],
];

/** The lists that were stored as tables before migration 0045, with the field that each column became. */
const columns: Readonly<Record<string, readonly Column[]>> = {
  placesOLevel: place,
  placesALevel: place,
  historyYears: [
    ["year", "words", "optional"],
    ["heading", "words"],
    ["text", "words", "optional"],
  ],
  firstStudents: [["name", "line"]],
  firstAssignments: [
    ["name", "words"],
    ["assignment", "words", "optional"],
    ["year", "line", "optional"],
  ],
  deceasedStudents: [
    ["name", "line"],
    ["parish", "line", "optional"],
  ],
  credits: [
    ["part", "words"],
    ["name", "words", "optional"],
    ["note", "words", "optional"],
  ],
};

export const formerTables: readonly string[] = Object.keys(columns);

const rows = z.array(z.array(z.string()));
const table = z.object({ en: rows, sw: z.nullable(rows) });

/** The records of a list that was stored as a table, or as one for each language; null for any other value. */
export function recordsOfTable(key: string, value: unknown): AnyRecord[] | null {
  const sides = table.safeParse(Array.isArray(value) ? { en: value, sw: null } : value).data;
  const fields = columns[key];
  if (!sides || !fields) return null;
  const [en, sw] = [sides.en, sides.sw ?? []];
  return Array.from({ length: Math.max(en.length, sw.length) }, (_, row) =>
    fields.map((_, column) => [cellOf(en[row], column), cellOf(sw[row], column)] as const),
  )
    .filter((cells) => cells.flat().some((cell) => cell !== null))
    .map((cells) => Object.fromEntries(fields.map((field, column) => [field[0], fieldOf(field, cells[column])])));
}

const cellOf = (row: readonly string[] = [], column: number) => row[column]?.trim() || null;

function fieldOf([, type, optional]: Column, [en, sw]: readonly (string | null)[] = []) {
  if (optional && !en && !sw) return null;
  if (type === "words") return { en, sw };
  return en && sw && en !== sw ? `${en} / ${sw}` : (en ?? sw ?? "");
}
