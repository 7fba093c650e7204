import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { finishedVariants, isEncoding } from "../budget/finished-variants.ts";
import { type Administrator, addFile, fillGallery, openAdministrator } from "./administrator.ts";
import { capturePath } from "./captured-response.ts";
import { compare, type Round } from "./load.ts";
import { type ServerProcess, startProcess, withServer } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

const baseline = fileURLToPath(new URL("./baseline-server.ts", import.meta.url));
const list = "/api/v1/files/page/GALLERY";
const page = "/gallery";

type Headers = Readonly<Record<string, string>>;

/** Of a browser, so that the requests are counted as pages read. */
const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };

/** What is compared, its path and the headers of its requests. */
type Compared = readonly [name: string, path: string, headers: Headers];

/**
 * Responses from memory, compared with a Fastify route and with node:http alone, which send the same bytes and headers
 * and tell the same requests apart; then what a visitor gets while pictures are encoded. Nothing else is measured before
 * all variants of the pictures are encoded.
 */
export const compareServed = (): Promise<string> =>
  withServer(currentRelease.main, async (server, folder) => {
    const client = await openAdministrator(server.url);
    await fillGallery(client);
    await finishedVariants(server.url);
    const { etag = "" } = (await sendRequest(server.url + page)).headers;
    const compared: readonly Compared[] = [
      ["a cached page", page, plain],
      ["the same, compressed", page, browser],
      ["the same, as 304", page, { ...browser, "if-none-match": etag }],
      ["a picture", await picturePath(server), browser],
      ["the list of 200 files", list, {}],
    ];
    const table = new Table(...columns);
    for (const [name, path, headers] of compared) addRow(table, name, await measure(server, folder, path, headers));
    const encoding = await measureWhileEncoding(server, client);
    return [
      `Served from memory, measured with wrk, once every variant was encoded. "of": the site's figure divided by the other's.`,
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

async function measure(server: ServerProcess, folder: string, path: string, headers: Headers) {
  const file = join(folder, "captured.json");
  await writeFile(file, JSON.stringify(await capturePath(server.url + path)));
  const fastify = await startProcess(["--import", "tsx", baseline, "fastify", file], path);
  const http = await startProcess(["--import", "tsx", baseline, "http", file], path);
  try {
    return await compare({
      site: { server, path, headers },
      fastify: { server: fastify, path, headers },
      http: { server: http, path, headers },
    });
  } finally {
    await fastify.stop();
    await http.stop();
  }
}

type Measured = Record<"site" | "fastify" | "http", Round>;

function addRow(table: Table, name: string, { site, fastify, http }: Measured): void {
  const ratios = (figure: keyof Round) => [fastify, http].map((other) => (site[figure] / other[figure]).toFixed(2));
  table.add(
    name,
    formatInteger(site.requestsPerSecond),
    ...ratios("requestsPerSecond"),
    site.p99.toFixed(1),
    ...ratios("p99"),
    site.processorPerRequest.toFixed(1),
    ...ratios("processorPerRequest"),
  );
}

/** Uploads photographs and loads the page before, and while their variants are encoded. */
async function measureWhileEncoding(server: ServerProcess, client: Administrator): Promise<Table> {
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

/** The variant of a photo in the `src` of its `<img>`. */
async function picturePath({ url }: ServerProcess): Promise<string> {
  const records = (await (await fetch(url + list)).json()) as { photoUrl: string | null }[];
  return records.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? "";
}
