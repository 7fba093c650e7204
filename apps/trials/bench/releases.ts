import type { Release } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { measureInTurn, medians } from "./in-turn.ts";

interface Measurement<Names extends string> {
  readonly title: string;
  readonly rounds: number;
  readonly aims: Readonly<Partial<Record<Names, number>>>;
  readonly measure: (release: Release) => Promise<Record<Names, number>>;
}

/** Measures the releases in turn. The ratio is the first one's median divided by the last one's. */
export async function compareReleases<Names extends string>(
  releases: readonly Release[],
  { title, rounds, aims, measure }: Measurement<Names>,
): Promise<Table> {
  const compared = releases.length > 1;
  const table = new Table(title, "aim", ...releases.map(({ name }) => name), ...(compared ? ["ratio"] : []));
  const figures = (await measureInTurn(releases, rounds, measure)).map(medians);
  for (const name of Object.keys(figures[0] ?? {}) as Names[]) {
    const values = figures.map((each) => each[name]);
    const ratio = compared ? [((values[0] ?? 0) / (values.at(-1) ?? 0)).toFixed(2)] : [];
    table.add(name, aims[name] === undefined ? "" : formatInteger(aims[name]), ...values.map(formatInteger), ...ratio);
  }
  return table;
}
