import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { finishedVariants, isEncoding } from "../budget/finished-variants.ts";
import { addFile, fillGallery, openAdministrator } from "./administrator.ts";
import { type CapturedPath, capturePath } from "./captured-response.ts";
import { compare, type Round } from "./load.ts";
import { type ServerProcess, startProcess, startServer } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

const baseline = fileURLToPath(new URL("./baseline-server.ts", import.meta.url));
const list = "/api/v1/files/page/GALLERY";
const page = "/gallery";

type Headers = Readonly<Record<string, string>>;

/** Of a browser, so that the requests are counted as pages read. */
const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };

type Compared = readonly [name: string, path: string, headers: Headers];

/** Each start of a Node.js process is faster or slower than another one by up to a fifth. */
const starts = 3;

/**
 * Responses from memory, compared with a Fastify route and with node:http alone, which send the same bytes and headers
 * and tell the same requests apart; then what a visitor gets while pictures are encoded. Nothing else is measured before
 * all variants of the pictures are encoded.
 */
export const compareServed = (): Promise<string> =>
  withFolder(async (folder) => {
    const withSite = async <Result>(use: (server: ServerProcess) => Promise<Result>) => {
      const server = await startServer(currentRelease.main, folder);
      return use(server).finally(server.stop);
    };
    await withSite(async ({ url }) => {
      await fillGallery(await openAdministrator(url));
      await finishedVariants(url);
    });
    const measured = [];
    for (let start = 0; start < starts; start += 1)
      measured.push(await withSite((server) => measureAll(server, folder)));
    const table = new Table(...columns);
    for (const name of measured[0]?.keys() ?? []) addRow(table, name, measured);
    const encoding = await withSite(measureWhileEncoding);
    return [
      `Served from memory, measured with wrk, once every variant was encoded: medians of ${starts} starts. "of": the site's figure divided by the other's.`,
      "",
      table.toMarkdown(),
      encoding.toMarkdown(),
    ].join("\n");
  });

const columns = [
  "served from memory",
  ...["a second", "of Fastify", "of node:http"],
  ...["p99, ms", "of Fastify", "of node:http"],
  ...["processor, µs", "of Fastify", "of node:http"],
];

/** The figures of each response. All are sent by the same three processes, because one that only sends 304 is faster. */
async function measureAll(site: ServerProcess, folder: string): Promise<Map<string, Measured>> {
  const picture = await picturePath(site);
  const captured: Record<string, CapturedPath> = {};
  for (const path of [page, picture, list]) captured[path] = await capturePath(site.url + path);
  const file = join(folder, "captured.json");
  await writeFile(file, JSON.stringify(captured));
  const { etag = "" } = captured[page]?.plain.headers ?? {};
  const compared: readonly Compared[] = [
    ["a cached page", page, plain],
    ["the same, compressed", page, browser],
    ["the same, as 304", page, { ...browser, "if-none-match": etag }],
    ["a picture", picture, browser],
    ["the list of 200 files", list, {}],
  ];
  const fastify = await startProcess(["--import", "tsx", baseline, "fastify", file], page);
  const http = await startProcess(["--import", "tsx", baseline, "http", file], page);
  try {
    const measured = new Map<string, Measured>();
    for (const [name, path, headers] of compared) {
      const target = (server: ServerProcess) => ({ server, path, headers });
      measured.set(name, await compare({ site: target(site), fastify: target(fastify), http: target(http) }));
    }
    return measured;
  } finally {
    await fastify.stop();
    await http.stop();
  }
}

type Measured = Record<"site" | "fastify" | "http", Round>;

function addRow(table: Table, name: string, measured: readonly Map<string, Measured>[]): void {
  const rounds = measured.flatMap((start) => start.get(name) ?? []);
  const figures = (figure: keyof Round, digits: number) => [
    median(rounds.map(({ site }) => site[figure])).toFixed(digits),
    ...(["fastify", "http"] as const).map((other) =>
      median(rounds.map((round) => round.site[figure] / round[other][figure])).toFixed(2),
    ),
  ];
  table.add(name, ...figures("requestsPerSecond", 0), ...figures("p99", 1), ...figures("processorPerRequest", 1));
}

async function measureWhileEncoding(server: ServerProcess): Promise<Table> {
  const client = await openAdministrator(server.url);
  const target = { server, path: page, headers: browser };
  const { idle } = await compare({ idle: target });
  const photograph = await makePhotograph();
  for (let sent = 0; sent < photographs; sent += 1) await addFile(client, "Bench", photograph);
  // A change of content empties the cache.
  await sendRequest(server.url + page, { headers: browser });
  const { encoding } = await compare({ encoding: target });
  if (!(await isEncoding(server.url))) throw new Error("The variants were encoded before the measurement ended");
  const table = new Table("the compressed page", "a second", "p99, ms", "processor, µs");
  for (const [name, round] of [
    ["no variant is being encoded", idle],
    ["variants are being encoded", encoding],
  ] as const)
    table.add(name, formatInteger(round.requestsPerSecond), round.p99.toFixed(1), round.processorPerRequest.toFixed(1));
  return table;
}

/** Enough that their variants take longer than the measurement. */
const photographs = 6;

async function picturePath({ url }: ServerProcess): Promise<string> {
  const records = (await (await fetch(url + list)).json()) as { photoUrl: string | null }[];
  return records.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? "";
}
