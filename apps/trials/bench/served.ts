import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Release } from "@visiga/testing/build-release";
import { median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { finishedVariants } from "../budget/finished-variants.ts";
import { fillGallery, openAdministrator } from "./administrator.ts";
import { type CapturedPath, capturePath } from "./captured-response.ts";
import { measureInTurn } from "./in-turn.ts";
import { compare, type Round } from "./load.ts";
import { type ServerProcess, startProcess, startServer } from "./server-process.ts";

const baseline = fileURLToPath(new URL("./baseline-server.ts", import.meta.url));
const list = "/api/v1/files/page/GALLERY";
const page = "/gallery";

/** Of a browser, so that the requests are counted as pages read. */
const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };

/** Each start of a Node.js process is faster or slower than another one by up to a fifth. */
const starts = 3;

interface Measured {
  readonly site: Round;
  readonly fastify?: Round;
}

/**
 * Responses from memory, compared with a Fastify route that sends the same bytes and headers and tells the same requests
 * apart, and newly rendered pages. Nothing is measured before all variants of the pictures are encoded.
 */
export const compareServed = (releases: readonly Release[]): Promise<string> =>
  withFolder(async (folder) => {
    const withSite = async <Result>(release: Release, use: (server: ServerProcess) => Promise<Result>) => {
      const server = await startServer(release.main, join(folder, String(releases.indexOf(release))));
      return use(server).finally(server.stop);
    };
    for (const release of releases)
      await withSite(release, async ({ url }) => {
        await fillGallery(await openAdministrator(url));
        await finishedVariants(url);
      });
    const measure = (release: Release) => withSite(release, (server) => measureAll(server, folder));
    const samples = await measureInTurn(releases, starts, measure);
    const tables = samples.map((measured, index) => {
      const table = new Table(`served by ${releases[index]?.name}`, ...columns);
      for (const name of measured[0]?.keys() ?? []) addRow(table, name, measured);
      return table.toMarkdown();
    });
    const explanation = `Measured with wrk: medians of ${starts} starts. "of": the site's figure divided by the other's.`;
    return [explanation, ...tables].join("\n\n");
  });

const columns = ["a second", "of Fastify", "p99, ms", "of Fastify", "processor, µs", "of Fastify"];

/** The figures of each response. All are sent by the same two processes, because one that only sends 304 is faster. */
async function measureAll(site: ServerProcess, folder: string): Promise<Map<string, Measured>> {
  const picture = await picturePath(site);
  const captured: Record<string, CapturedPath> = {};
  for (const path of [page, picture, list]) captured[path] = await capturePath(site.url + path);
  const file = join(folder, "captured.json");
  await writeFile(file, JSON.stringify(captured));
  const { etag = "" } = captured[page]?.plain.headers ?? {};
  const compared: readonly [name: string, path: string, headers: Readonly<Record<string, string>>][] = [
    ["a cached page", page, plain],
    ["the same, compressed", page, browser],
    ["the same, as 304", page, { ...browser, "if-none-match": etag }],
    ["a picture", picture, browser],
    ["the list of 200 files", list, {}],
  ];
  const fastify = await startProcess(["--import", "tsx", baseline, file]);
  try {
    const measured = new Map<string, Measured>();
    for (const [name, path, headers] of compared)
      measured.set(
        name,
        await compare({ site: { server: site, path, headers }, fastify: { server: fastify, path, headers } }),
      );
    return measured.set("a newly rendered page", await compare({ site: { server: site, path: page, fresh: true } }));
  } finally {
    await fastify.stop();
  }
}

function addRow(table: Table, name: string, measured: readonly Map<string, Measured>[]): void {
  const rounds = measured.flatMap((start) => start.get(name) ?? []);
  const figures = (figure: keyof Round, digits: number) => {
    const ratios = rounds.flatMap(({ site, fastify }) => (fastify ? site[figure] / fastify[figure] : []));
    const ratio = ratios.length > 0 ? median(ratios).toFixed(2) : "";
    return [median(rounds.map(({ site }) => site[figure])).toFixed(digits), ratio];
  };
  table.add(name, ...figures("requestsPerSecond", 0), ...figures("p99", 1), ...figures("processorPerRequest", 1));
}

async function picturePath({ url }: ServerProcess): Promise<string> {
  const records = (await (await fetch(url + list)).json()) as { photoUrl: string | null }[];
  return records.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? "";
}
