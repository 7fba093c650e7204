import { type HttpRequestOptions, sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { buildRelease, currentRelease, type Release } from "@visiga/testing/build-release";
import { formatInteger, median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import pLimit from "p-limit";
import { type Administrator, addFile, fillGallery, openAdministrator } from "./administrator.ts";
import { measureInTurn, medians } from "./in-turn.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { makePhotograph } from "./upload.ts";

/** By the names of the figures: milliseconds, and megabytes of memory. */
const aims: Readonly<Record<string, number>> = {
  "first start with demo content (ms)": 4000,
  "start on existing data (ms)": 900,
  "memory after 1,000 requests (MB, PSS)": 230,
};

const rounds = 5;
const requestsToWarm = 1000;
const filesToAdd = 50;
const uploads = 4;

/** Runs `use` with the build of this tree and, if given, that of a commit. */
export async function withReleases<Result>(
  against: string | undefined,
  use: (releases: readonly Release[]) => Promise<Result>,
): Promise<Result> {
  if (against === undefined) return use([currentRelease]);
  const earlier = await buildRelease(against);
  return use([currentRelease, earlier]).finally(earlier.remove);
}

export async function compareReleases(releases: readonly Release[]): Promise<Table> {
  const table = new Table("medians", "aim", ...releases.map(({ name }) => name), "ratio");
  const samples = await measureInTurn(releases, rounds, measureOnce);
  const [ours = {}, theirs]: Record<string, number>[] = samples.map(medians);
  for (const [name, figure] of Object.entries(ours)) {
    const [aim, other] = [aims[name], theirs?.[name]];
    table.add(
      name,
      aim === undefined ? "" : formatInteger(aim),
      formatInteger(figure),
      ...(other === undefined ? [] : [formatInteger(other), (figure / other).toFixed(2)]),
    );
  }
  return table;
}

const measureOnce = ({ main }: Release) =>
  withFolder(async (folder) => {
    const first = await startServer(main, folder);
    await first.stop();
    const server = await startServer(main, folder);
    try {
      const memory = await memoryAfterRequests(server);
      const client = await openAdministrator(server.url);
      await fillGallery(client);
      const uploading = await readWhileUploading(client);
      return {
        "first start with demo content (ms)": first.startedAfter,
        "start on existing data (ms)": server.startedAfter,
        "memory after 1,000 requests (MB, PSS)": memory,
        "list of 200 while pictures are uploaded (ms)": uploading.list,
        "uncached page while pictures are uploaded (ms)": uploading.page,
        "50 files added, three at a time (ms)": await addMany(client),
      };
    } finally {
      await server.stop();
    }
  });

/** Megabytes of the server and its database after requests for pages and lists. */
async function memoryAfterRequests(server: ServerProcess): Promise<number> {
  const paths = ["/", "/news", "/gallery", "/api/v1/files/page/GALLERY"];
  for (let request = 0; request < requestsToWarm; request += 1)
    await (await fetch(server.url + paths[request % paths.length])).arrayBuffer();
  return (await server.memory()).serving;
}

/** Median milliseconds of sequential reads while 12-megapixel photographs are uploaded one after another. */
async function readWhileUploading(client: Administrator): Promise<{ list: number; page: number }> {
  const photograph = await makePhotograph();
  let under = true;
  const sending = (async () => {
    for (let sent = 0; sent < uploads; sent += 1) await addFile(client, "Bench", photograph);
  })().finally(() => {
    under = false;
  });
  const list: number[] = [];
  const page: number[] = [];
  for (let repetition = 0; under; repetition += 1) {
    list.push(await timedGet(`${client.url}/api/v1/files/page/GALLERY`));
    // Pages are cached by host, so a new host makes the server render the page.
    page.push(await timedGet(`${client.url}/gallery`, { host: `reader-${repetition}.localhost` }));
  }
  await sending;
  return { list: median(list), page: median(page) };
}

/** Milliseconds to the last byte. */
async function timedGet(url: string, headers: HttpRequestOptions["headers"] = {}): Promise<number> {
  const startedAt = performance.now();
  const { status } = await sendRequest(url, { headers });
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return performance.now() - startedAt;
}

async function addMany(client: Administrator): Promise<number> {
  const startedAt = performance.now();
  const limit = pLimit(3); // The server allows four at a time per user.
  const names = Array.from({ length: filesToAdd }, (_, index) => `One of many ${index}`);
  await limit.map(names, (name) => addFile(client, name));
  return performance.now() - startedAt;
}
