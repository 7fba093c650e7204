import { plainLine, plainLines } from "@visiga/contracts/plain-text";

/** One cell, by the separator: in quotes if it contains a separator or line break, else all up to the next one. */
const cellPatterns = {
  "\t": /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y,
  ";": /"((?:[^"]|"")*)"(?=[;\r\n]|$)|[^;\r\n]*/y,
  ",": /"((?:[^"]|"")*)"(?=[,\r\n]|$)|[^,\r\n]*/y,
};
type Separator = keyof typeof cellPatterns;

export interface SpreadsheetRow {
  /** As a spreadsheet counts, from 1: with headings and empty rows. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Parses rows copied from a spreadsheet: tabs separate cells, and cells with line breaks are quoted. Cells are plain text,
 * rows cut or padded to `columns`. Empty rows are skipped, as is a first row that repeats the table’s `heads`.
 */
export function spreadsheetRows(text: string, columns: number, heads: readonly string[] = []): SpreadsheetRow[] {
  const rows = filledRows(text, "\t", (cells) =>
    Array.from({ length: columns }, (_, column) => plainLines(cells[column] ?? "")),
  );
  const known = new Set(heads.map((head) => head.toLowerCase()));
  const repeats = rows[0]?.cells.every((cell) => cell === "" || known.has(plainLine(cell).toLowerCase()));
  return repeats ? rows.slice(1) : rows;
}

/** The rows that have something in their cells. @param read makes the cells of a row from what is written there */
export const filledRows = (
  text: string,
  separator: Separator,
  read: (cells: readonly string[]) => readonly string[],
): SpreadsheetRow[] =>
  spreadsheetCells(text, separator)
    .map((cells, index) => ({ row: index + 1, cells: read(cells) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

/** Every row, also an empty one, with its cells as they are. A file may begin with a byte order mark. */
function spreadsheetCells(written: string, separator: Separator): string[][] {
  const text = written.replace(/^\ufeff/, "");
  const cellPattern = cellPatterns[separator];
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; ) {
    cellPattern.lastIndex = at;
    const [whole = "", quoted] = cellPattern.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"').replaceAll(/\r\n?/g, "\n"));
    at += whole.length;
    if (text[at] === separator) at += 1;
    else {
      at += text.startsWith("\r\n", at) ? 2 : 1;
      rows.push([]);
    }
  }
  return rows;
}

/** What separates the cells: tabs, as in copied rows, else semicolons, because commas may be in a name, else commas. */
export const separatorOf = (text: string): Separator =>
  (["\t", ";"] as const).find((separator) => text.includes(separator)) ?? ",";
