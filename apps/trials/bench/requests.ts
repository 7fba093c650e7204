import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { fillGallery, openAdministrator } from "./administrator.ts";
import { compare, loadProgram, type Round } from "./load.ts";
import { type ServerProcess, startProcess, withServer } from "./server-process.ts";
import { compareUpload } from "./upload.ts";

const bare = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

type Headers = Readonly<Record<string, string>>;

/**
 * Compares requests per second with a bare Fastify that sends the same bytes with two headers, and an upload with sharp
 * alone. The last column is the ratio of CPU time per request, which depends less on other load of the machine.
 */
export const compareRequests = (): Promise<Table> =>
  withServer(currentRelease.main, async (server, folder) => {
    const columns = ["figure", "compared with", "figure", "ratio", "aim", "processor"];
    const table = new Table(`requests, ${loadProgram}`, ...columns);
    const client = await openAdministrator(server.url);
    const add = (name: string, path: string, aim: number, headers: Headers = {}, other = "bare Fastify, same bytes") =>
      addCompared(table, name, other, aim, { server, path, headers, folder });
    const page = "/gallery";
    // Of a browser, so that the requests are counted as pages read.
    const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
    const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };
    const cached = await add(`cached page, ${page}`, page, 0.85, plain);
    await add("the same, compressed", page, 0.85, browser);
    const { etag = "" } = (await sendRequest(server.url + page, { headers: browser })).headers;
    await add("the same, as 304", page, 0.85, { ...browser, "if-none-match": etag }, "bare Fastify, 304");
    await add("a picture", await picturePath(server), 0.6);
    const { fresh } = await compare({ fresh: { server, path: page, fresh: true } });
    addRound(table, `newly rendered page, ${page}`, fresh, "the cached page", cached, "150/s");
    await fillGallery(client);
    await add("list of 200 GALLERY files", list, 0.9, {}, "bare Fastify, same JSON");
    const { megabytes, upload, alone } = await compareUpload(client, folder);
    const ratio = (upload / alone).toFixed(2);
    const name = `12-megapixel upload (${megabytes.toFixed(1)} MB)`;
    table.add(name, `${formatInteger(upload)} ms`, "sharp alone, same widths", `${formatInteger(alone)} ms`, ratio);
    return table;
  });

const list = "/api/v1/files/page/GALLERY";

interface Compared {
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers: Headers;
  /** Folder of the bodies that the bare server sends. */
  readonly folder: string;
}

/** Adds a path of the server and a bare server with the same response. @returns the server's figures */
async function addCompared(
  table: Table,
  name: string,
  other: string,
  aim: number,
  { server, path, headers, folder }: Compared,
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

/** The variant of a photo in the `src` of its `<img>`. */
async function picturePath({ url }: ServerProcess): Promise<string> {
  const records = (await (await fetch(url + list)).json()) as { photoUrl: string | null }[];
  return records.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? "";
}

async function bareCopy({ url }: ServerProcess, path: string, headers: Headers, folder: string) {
  const response = await sendRequest(url + path, { headers });
  const { "content-type": type = "", "content-encoding": encoding = "" } = response.headers;
  const file = join(folder, `bare-${path.replace(/\W/g, "-")}`);
  await writeFile(file, response.body);
  return startProcess(["--import", "tsx", bare, String(response.status), file, type, encoding], "/");
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
