import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Release } from "@visiga/testing/build-release";
import pLimit from "p-limit";
import { addFile, administrator, fillGallery, logIn } from "./administrator.ts";
import { median } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { makePhotograph, uploadPhotograph } from "./upload.ts";

/** Medians of one release on the embedded database, in milliseconds and, for memory, megabytes. */
export interface ReleaseFigures {
  readonly "first start with demo content (ms)": number;
  readonly "start on existing data (ms)": number;
  readonly "memory after 1,000 requests (MB, PSS)": number;
  readonly "list of 200 while pictures are uploaded (ms)": number;
  readonly "uncached page while pictures are uploaded (ms)": number;
  readonly "50 files added, three at a time (ms)": number;
}

const requestsToWarm = 1000;
const filesToAdd = 50;
const uploads = 4;

/** Interleaves the releases round by round, so that a slow phase of the machine affects all of them. */
export async function compareReleases(releases: readonly Release[], rounds = 5): Promise<ReleaseFigures[]> {
  const samples = releases.map((): ReleaseFigures[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, release] of releases.entries()) samples[index]?.push(await measureOnce(release));
  }
  return samples.map(medianFigures);
}

export const figureNames = (figures: ReleaseFigures) => Object.keys(figures) as (keyof ReleaseFigures)[];

function medianFigures(samples: readonly ReleaseFigures[]): ReleaseFigures {
  const [first] = samples;
  if (!first) throw new Error("Nothing was measured");
  const medians = figureNames(first).map((name) => [name, median(samples.map((sample) => sample[name]))]);
  return Object.fromEntries(medians);
}

async function measureOnce({ main }: Release): Promise<ReleaseFigures> {
  const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
  const environment = { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator };
  const start = () => startProcess([main], "/", environment);
  let running: ServerProcess | undefined;
  try {
    running = await start();
    const firstStart = running.startedAfter;
    await running.stop();
    running = await start();
    const laterStart = running.startedAfter;
    const memory = await memoryAfterRequests(running);
    const token = await logIn(running);
    await fillGallery(running, token);
    const uploading = await readWhileUploading(running, token);
    return {
      "first start with demo content (ms)": firstStart,
      "start on existing data (ms)": laterStart,
      "memory after 1,000 requests (MB, PSS)": memory,
      "list of 200 while pictures are uploaded (ms)": uploading.list,
      "uncached page while pictures are uploaded (ms)": uploading.page,
      "50 files added, three at a time (ms)": await addMany(running, token),
    };
  } finally {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Megabytes of the server and its database after requests for pages and lists. */
async function memoryAfterRequests(server: ServerProcess): Promise<number> {
  const paths = ["/", "/news", "/gallery", "/api/v1/files/page/GALLERY"];
  for (let request = 0; request < requestsToWarm; request += 1)
    await (await fetch(server.url + paths[request % paths.length])).arrayBuffer();
  return (await server.memory()).serving;
}

/** Median milliseconds of sequential reads while 12-megapixel photographs are uploaded one after another. */
async function readWhileUploading(server: ServerProcess, token: string): Promise<{ list: number; page: number }> {
  const photograph = await makePhotograph();
  let under = true;
  const sending = (async () => {
    for (let sent = 0; sent < uploads; sent += 1) await uploadPhotograph(server, token, photograph);
  })().finally(() => {
    under = false;
  });
  const list: number[] = [];
  const page: number[] = [];
  for (let repetition = 0; under; repetition += 1) {
    list.push(await timedGet(`${server.url}/api/v1/files/page/GALLERY`));
    // Pages are cached by host, so a new host makes the server render the page.
    page.push(await timedGet(`${server.url}/gallery`, { host: `reader-${repetition}.localhost` }));
  }
  await sending;
  return { list: median(list), page: median(page) };
}

/** Milliseconds to the last byte. `fetch` does not let the caller set the host. */
async function timedGet(url: string, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now();
  const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return performance.now() - startedAt;
}

async function addMany(server: ServerProcess, token: string): Promise<number> {
  const startedAt = performance.now();
  const limit = pLimit(3); // The server allows four at a time per user.
  const names = Array.from({ length: filesToAdd }, (_, index) => `One of many ${index}`);
  await limit.map(names, (name) => addFile(server, token, name));
  return performance.now() - startedAt;
}
