import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "@visiga/testing/build-release";
import { formatInteger, median, Table } from "@visiga/testing/table";
import { type MeasuredServer, startServer } from "./measured-server.ts";

export type Figures = Readonly<Record<string, number>>;

interface Measurement {
  readonly title: string;
  readonly rounds: number;
  readonly aims: Figures;
  readonly measure: (release: Release) => Promise<Figures>;
}

/**
 * Measures the releases in turn, so that a slow phase of the machine affects all of them. The table has the median of
 * each, with the least and the greatest value, and what the first one's median is more than the last one's.
 */
export async function compareReleases(
  releases: readonly Release[],
  { title, rounds, aims, measure }: Measurement,
): Promise<Table> {
  const samples = releases.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, release] of releases.entries()) samples[index]?.push(await measure(release));
  const compared = releases.length > 1;
  const table = new Table(title, "aim", ...releases.map(({ name }) => name), ...(compared ? ["more", "ratio"] : []));
  for (const name of Object.keys(samples[0]?.[0] ?? {})) {
    const values = samples.map((each) => each.map((figures) => figures[name] ?? Number.NaN));
    const [first = 0, last = 0] = [median(values[0] ?? []), median(values.at(-1) ?? [])];
    const difference = compared ? [formatInteger(first - last), (first / last).toFixed(2)] : [];
    table.add(
      name,
      aims[name] === undefined ? "" : formatInteger(aims[name]),
      ...values.map(withSpread),
      ...difference,
    );
  }
  return table;
}

const withSpread = (values: readonly number[]): string =>
  values.length === 1
    ? formatInteger(median(values))
    : `${formatInteger(median(values))} (${formatInteger(Math.min(...values))} to ${formatInteger(Math.max(...values))})`;

export const medians = (samples: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((name) => [name, median(samples.map((sample) => sample[name] ?? Number.NaN))]),
  );

/**
 * A data folder for each release with the same content. The earliest release makes it, because the later one can migrate
 * it.
 */
export async function dataFolders(
  releases: readonly Release[],
  folder: string,
  fill: (server: MeasuredServer) => Promise<void> = async () => {},
): Promise<Map<Release, string>> {
  const first = join(folder, "first");
  for (const { main } of releases.slice(-1)) {
    const server = await startServer(main, first);
    await fill(server).finally(server.stop);
  }
  const folders = new Map<Release, string>();
  for (const [index, release] of releases.entries()) {
    const copy = join(folder, String(index));
    await cp(first, copy, { recursive: true });
    await (await startServer(release.main, copy)).stop();
    folders.set(release, copy);
  }
  return folders;
}
