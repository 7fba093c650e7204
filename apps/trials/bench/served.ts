import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { noisyPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import type { Release } from "@visiga/testing/build-release";
import { untilVariantsMade } from "@visiga/testing/server-process";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { Administrator } from "../harness/administrator.ts";
import { load, type Target } from "./load.ts";
import { type MeasuredServer, startServer } from "./measured-server.ts";
import { compareReleases, dataFolders, type Figures } from "./releases.ts";

const page = "/gallery";
const files = 200;

/** More than a visitor sees, so that pictures would leave a cache that is too small. */
const pictures = 230;
/** Page of the pictures, which are not part of the gallery. */
const picturePage = "ABOUT";

/** Of a browser, so that the requests are counted as pages read. */
const plain = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile" };
const browser = { ...plain, "accept-encoding": "gzip, deflate, br" };

/** Responses from memory and newly rendered pages, measured with wrk once all variants of the pictures are made. */
export const measureServed = (releases: readonly Release[]): Promise<Table> =>
  withFolder(async (folder) => {
    const folders = await dataFolders(releases, folder, fill);
    return compareReleases(releases, {
      title: "served",
      // Each start of a Node.js process is faster or slower than another one by up to a fifth.
      rounds: 3,
      aims: { "a newly rendered page, a second": 150 },
      measure: async (release) => {
        const server = await startServer(release.main, String(folders.get(release)));
        return measure(server, join(folder, "pictures.txt")).finally(server.stop);
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

async function measure(server: MeasuredServer, list: string): Promise<Figures> {
  const photos = (await listed(server.url, picturePage)).flatMap(({ photoUrl }) => photoUrl ?? []);
  await writeFile(list, photos.map((path) => `${path}\n`).join(""));
  const { headers } = await sendRequest(server.url + page, { headers: browser });
  const targets: Readonly<Record<string, Target>> = {
    "a cached page": { path: page, headers: plain },
    "the same, compressed": { path: page, headers: browser },
    "the same, as 304": { path: page, headers: { ...browser, "if-none-match": String(headers.etag) } },
    [`the list of ${files} files`]: { path: "/api/v1/files/page/GALLERY" },
    "a newly rendered page": { path: page, fresh: true },
    // After thousands of pages, which have another cache.
    [`${photos.length} pictures in turn`]: { path: page, headers: browser, paths: list },
  };
  const measured: Record<string, number> = {};
  for (const [name, target] of Object.entries(targets))
    for (const [figure, value] of Object.entries(await load(server, target))) measured[`${name}, ${figure}`] = value;
  return measured;
}

async function listed(url: string, on: string): Promise<readonly { readonly photoUrl: string | null }[]> {
  return (await fetch(`${url}/api/v1/files/page/${on}`)).json();
}
