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
 * Measures the releases in turn, so that a slow phase of the machine affects all of them. The ratio is the first one's
 * median divided by the last one's.
 */
export async function compareReleases(
  releases: readonly Release[],
  { title, rounds, aims, measure }: Measurement,
): Promise<Table> {
  const samples = releases.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, release] of releases.entries()) samples[index]?.push(await measure(release));
  const compared = releases.length > 1;
  const table = new Table(title, "aim", ...releases.map(({ name }) => name), ...(compared ? ["ratio"] : []));
  const figures = samples.map(medians);
  for (const [name, first] of Object.entries(figures[0] ?? {})) {
    const values = figures.map((each) => each[name] ?? Number.NaN);
    const ratio = compared ? [(first / (values.at(-1) ?? 0)).toFixed(2)] : [];
    table.add(name, aims[name] === undefined ? "" : formatInteger(aims[name]), ...values.map(formatInteger), ...ratio);
  }
  return table;
}

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
