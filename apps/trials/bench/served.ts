import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Release } from "@visiga/testing/build-release";
import { median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import sharp from "sharp";
import { finishedVariants } from "../budget/finished-variants.ts";
import { type Administrator, addFile, fillGallery, openAdministrator } from "./administrator.ts";
import { type CapturedPath, capturePath } from "./captured-response.ts";
import { measureInTurn } from "./in-turn.ts";
import { compare, type Round } from "./load.ts";
import { type ServerProcess, startProcess, startServer } from "./server-process.ts";

const baseline = fileURLToPath(new URL("./baseline-server.ts", import.meta.url));
const list = "/api/v1/files/page/GALLERY";
const page = "/gallery";

/** More than a visitor sees, so that pictures would leave a cache that is too small. */
const pictures = 230;
/** Page of the pictures, which are not part of the gallery. */
const picturePage = "ABOUT";

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
        const client = await openAdministrator(url);
        await fillGallery(client);
        await addPictures(client);
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
  const photos = await picturePaths(site);
  const paths = join(folder, "pictures.txt");
  await writeFile(paths, photos.map((path) => `${path}\n`).join(""));
  const captured: Record<string, CapturedPath> = {};
  for (const path of [page, list, ...photos]) captured[path] = await capturePath(site.url + path);
  const file = join(folder, "captured.json");
  await writeFile(file, JSON.stringify(captured));
  const { etag = "" } = captured[page]?.plain.headers ?? {};
  const compared: readonly [name: string, path: string, headers: Readonly<Record<string, string>>][] = [
    ["a cached page", page, plain],
    ["the same, compressed", page, browser],
    ["the same, as 304", page, { ...browser, "if-none-match": etag }],
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
    measured.set("a newly rendered page", await compare({ site: { server: site, path: page, fresh: true } }));
    // After thousands of pages, which have another cache.
    const inTurn = { path: page, headers: browser, paths };
    return measured.set(
      `${pictures} pictures in turn`,
      await compare({ site: { server: site, ...inTurn }, fastify: { server: fastify, ...inTurn } }),
    );
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

async function addPictures(client: Administrator): Promise<void> {
  for (let made = 0; made < pictures; made += 1) {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#7a8", noise } });
    await addFile(client, `Picture ${made}`, await picture.blur(2).jpeg().toBuffer(), { page: picturePage });
  }
}

async function picturePaths({ url }: ServerProcess): Promise<string[]> {
  const records = (await (await fetch(`${url}/api/v1/files/page/${picturePage}`)).json()) as { photoUrl?: string }[];
  const paths = records.flatMap(({ photoUrl }) => photoUrl ?? []).slice(0, pictures);
  if (paths.length < pictures) throw new Error(`${picturePage} has ${paths.length} pictures`);
  return paths;
}
