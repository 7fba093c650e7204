import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Release } from "@visiga/testing/build-release";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import { untilVariantsMade } from "@visiga/testing/server-process";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { Administrator } from "../harness/administrator.ts";
import { type CapturedPath, capturePath } from "./captured-response.ts";
import { load, type Target } from "./load.ts";
import { type MeasuredServer, startProcess, startServer } from "./measured-server.ts";
import { compareReleases, dataFolders, type Figures } from "./releases.ts";

const baseline = fileURLToPath(new URL("./baseline-server.ts", import.meta.url));
const list = "/api/v1/files/page/GALLERY";
const page = "/gallery";
const files = 200;

/** More than a visitor sees, so that pictures would leave a cache that is too small. */
const pictures = 230;
/** Page of the pictures, which are not part of the gallery. */
const picturePage = "ABOUT";

/** Of a browser, so that the requests are counted as pages read. */
const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };
/** As through a local proxy, whose clients are not counted. The quota of one address would refuse so many new pages. */
const proxied = { "x-forwarded-for": "192.0.2.1" };

/**
 * Responses from memory, compared with a Fastify route that sends the same bytes and headers and tells the same requests
 * apart, and newly rendered pages. Measured with wrk, once all variants of the pictures are made.
 */
export const measureServed = (releases: readonly Release[]): Promise<Table> =>
  withFolder(async (folder) => {
    const folders = await dataFolders(releases, folder, fill);
    return compareReleases(releases, {
      title: "served",
      // Each start of a Node.js process is faster or slower than another one by up to a fifth.
      rounds: 3,
      aims: {
        "a newly rendered page, a second": 150,
        "a cached page, processor time for each (µs), in % of Fastify": 106,
      },
      measure: async (release) => {
        const server = await startServer(release.main, String(folders.get(release)));
        return measure(server, folder).finally(server.stop);
      },
    });
  });

async function fill({ url }: MeasuredServer): Promise<void> {
  const client = new Administrator(url);
  for (let made = (await listed(url, "GALLERY")).length; made < files; made += 1) await client.add({}, null);
  for (let made = 0; made < pictures; made += 1)
    await client.add({ page: picturePage }, await noisyPicture(640, 480).blur(2).jpeg().toBuffer());
  await untilVariantsMade(url);
}

/** All responses are sent by the same two processes, because one that only sends 304 is faster. */
async function measure(site: MeasuredServer, folder: string): Promise<Figures> {
  const photos = (await listed(site.url, picturePage)).flatMap(({ photoUrl }) => photoUrl ?? []);
  const paths = join(folder, "pictures.txt");
  await writeFile(paths, photos.map((path) => `${path}\n`).join(""));
  const captured: Record<string, CapturedPath> = {};
  for (const path of [page, list, ...photos]) captured[path] = await capturePath(site.url + path);
  const file = join(folder, "captured.json");
  await writeFile(file, JSON.stringify(captured));
  const { etag = "" } = captured[page]?.plain.headers ?? {};
  const compared: Readonly<Record<string, Target>> = {
    "a cached page": { path: page, headers: plain },
    "the same, compressed": { path: page, headers: browser },
    "the same, as 304": { path: page, headers: { ...browser, "if-none-match": etag } },
    [`the list of ${files} files`]: { path: list },
    // After thousands of pages, which have another cache.
    [`${photos.length} pictures in turn`]: { path: page, headers: browser, requests: paths },
  };
  const measured: Record<string, number> = {};
  const [rendered = {}] = await load([site], { path: page, headers: proxied, requests: "fresh" });
  for (const [figure, value] of Object.entries(rendered)) measured[`a newly rendered page, ${figure}`] = value;
  const fastify = await startProcess(["--import", "tsx", baseline, file]);
  try {
    for (const [name, target] of Object.entries(compared)) {
      const [ours = {}, theirs = {}] = await load([site, fastify], target);
      for (const [figure, value] of Object.entries(ours)) {
        measured[`${name}, ${figure}`] = value;
        measured[`${name}, ${figure}, in % of Fastify`] = (100 * value) / (theirs[figure] ?? Number.NaN);
      }
    }
  } finally {
    await fastify.stop();
  }
  return measured;
}

async function listed(url: string, on: string): Promise<readonly { readonly photoUrl: string | null }[]> {
  return (await fetch(`${url}/api/v1/files/page/${on}`)).json();
}
