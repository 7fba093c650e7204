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

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export function occurrences(values: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} x ${value}`).join(", ");
}

/** Formats a number with thousands separators and no decimals. */
export const formatInteger = (value: number): string => Math.round(value).toLocaleString("en");
