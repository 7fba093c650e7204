import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { administrator, fillGallery, logIn } from "./administrator.ts";
import { compare, loadProgram, type Round } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { compareUpload } from "./upload.ts";

const bare = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

type Headers = Readonly<Record<string, string>>;

/**
 * Compares requests per second with a bare Fastify that sends the same bytes with two headers, and an upload with sharp
 * alone. The last column is the ratio of CPU time per request, which depends less on other load of the machine.
 */
export async function compareRequests(): Promise<Table> {
  const table = new Table(`requests, ${loadProgram}`, "figure", "compared with", "figure", "ratio", "aim", "processor");
  const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
  const environment = { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator };
  const server = await startProcess([currentRelease.main], "/", environment);
  try {
    const token = await logIn(server);
    const page = "/gallery";
    // Of a browser, so that the requests are counted as pages read.
    const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
    const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };
    const bare = "bare Fastify, same bytes";
    const cached = await addCompared(table, `cached page, ${page}`, bare, 0.85, {
      server,
      path: page,
      headers: plain,
      folder,
    });
    await addCompared(table, "the same, compressed", bare, 0.85, { server, path: page, headers: browser, folder });
    const known = { ...browser, "if-none-match": await etagOf(server, page) };
    await addCompared(table, "the same, as 304", "bare Fastify, 304", 0.85, {
      server,
      path: page,
      headers: known,
      folder,
    });
    await addCompared(table, "a picture", bare, 0.6, { server, path: await picturePath(server), folder });
    const { fresh } = await compare({ fresh: { server, path: page, fresh: true } });
    addRound(table, `newly rendered page, ${page}`, fresh, "the cached page", cached, "150/s");
    await fillGallery(server, token);
    await addCompared(table, "list of 200 GALLERY files", "bare Fastify, same JSON", 0.9, {
      server,
      path: list,
      folder,
    });
    const { megabytes, upload, alone } = await compareUpload(server, token, folder);
    const ratio = (upload / alone).toFixed(2);
    const name = `12-megapixel upload (${megabytes.toFixed(1)} MB)`;
    table.add(name, `${formatInteger(upload)} ms`, "sharp alone, same widths", `${formatInteger(alone)} ms`, ratio);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return table;
}

const list = "/api/v1/files/page/GALLERY";

interface Compared {
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers?: Headers;
  /** Folder of the bodies that the bare server sends. */
  readonly folder: string;
}

/** Adds a path of the server and a bare server with the same response. @returns the server's figures */
async function addCompared(
  table: Table,
  name: string,
  other: string,
  aim: number,
  { server, path, headers = {}, folder }: Compared,
): Promise<Round> {
  // Twice, because a host becomes known with its first request.
  for (const _ of [1, 2]) await (await fetch(server.url + path, { headers })).arrayBuffer();
  const bareServer = await bareCopy(server, path, headers, folder);
  try {
    const { ours, bare } = await compare({
      ours: { server, path, headers },
      bare: { server: bareServer, path: "/", headers },
    });
    addRound(table, name, ours, other, bare, aim.toFixed(2));
    return ours;
  } finally {
    await bareServer.stop();
  }
}

const etagOf = async ({ url }: ServerProcess, path: string): Promise<string> =>
  (await fetch(url + path)).headers.get("etag") ?? "";

/** The variant of a photo in the `src` of its `<img>`. */
async function picturePath({ url }: ServerProcess): Promise<string> {
  const records = (await (await fetch(url + list)).json()) as { photoUrl: string | null }[];
  return records.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? "";
}

async function bareCopy(
  { url }: ServerProcess,
  path: string,
  headers: Headers,
  folder: string,
): Promise<ServerProcess> {
  // `fetch` decompresses.
  const [response] = (await once(get(url + path, { headers }), "response")) as [IncomingMessage];
  const { "content-type": type = "", "content-encoding": encoding = "" } = response.headers;
  const file = join(folder, `bare-${path.replace(/\W/g, "-")}`);
  await writeFile(file, await buffer(response));
  return startProcess(["--import", "tsx", bare, String(response.statusCode), file, type, encoding], "/");
}

const addRound = (table: Table, name: string, ours: Round, other: string, theirs: Round, aim: string): void =>
  table.add(
    name,
    `${formatInteger(ours.requestsPerSecond)}/s (${formatInteger(ours.processorPerRequest)} µs each)`,
    other,
    `${formatInteger(theirs.requestsPerSecond)}/s (${formatInteger(theirs.processorPerRequest)} µs each)`,
    (ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(2),
    aim,
    (theirs.processorPerRequest / ours.processorPerRequest).toFixed(2),
  );
