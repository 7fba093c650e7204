/** Rows of text under a heading, printed in columns. */
export class Table {
  readonly #rows: string[][];

  constructor(...heading: string[]) {
    this.#rows = [heading];
  }

  add(...cells: string[]): void {
    this.#rows.push(cells);
  }

  /** The table as Markdown; every column but the first is right-aligned. */
  toMarkdown(): string {
    const [heading = [], ...rows] = this.#rows;
    const line = (row: readonly string[]) => `| ${row.join(" | ")} |\n`;
    return [heading, heading.map((_, column) => (column === 0 ? "---" : "---:")), ...rows].map(line).join("");
  }

  toString(): string {
    const columns = Math.max(...this.#rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) =>
      Math.max(...this.#rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    return this.#rows.map((row) => `${line(row).trimEnd()}\n`).join("");
  }
}

/** Formats a number with thousands separators and no decimals. */
export const formatInteger = (value: number): string => Math.round(value).toLocaleString("en");
