/** Matches a quoted cell (it contains a tab or line break), else everything up to the next tab or line break. */
const cellPattern = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;

/**
 * Parses rows copied from a spreadsheet: tabs separate cells, and cells with line breaks are quoted. Cells are trimmed,
 * rows cut or padded to `columns`. Empty rows are skipped, as is a first row that repeats the table’s `heads`.
 */
export function spreadsheetRows(text: string, columns: number, heads: readonly string[] = []): string[][] {
  const rows = cells(text)
    .map((row) => Array.from({ length: columns }, (_, column) => row[column]?.trim() ?? ""))
    .filter((row) => row.some((cell) => cell !== ""));
  const known = new Set(heads.map((head) => head.toLowerCase()));
  const [first = []] = rows;
  const repeats = first.length > 0 && first.every((cell) => cell === "" || known.has(cell.toLowerCase()));
  return repeats ? rows.slice(1) : rows;
}

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; ) {
    cellPattern.lastIndex = at;
    const [whole = "", quoted] = cellPattern.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"').replaceAll(/\r\n?/g, "\n"));
    at += whole.length;
    if (text[at] === "\t") at += 1;
    else {
      at += text.startsWith("\r\n", at) ? 2 : 1;
      rows.push([]);
    }
  }
  return rows;
}
