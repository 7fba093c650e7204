import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { type Administrator, openAdministrator } from "../administrator.ts";
import type { ServerProcess } from "../server-process.ts";

type Read = (site: Site, round: number) => Promise<unknown>;

interface Site {
  readonly server: ServerProcess;
  readonly client: Administrator;
  /** Number of files that were added. */
  readonly files: number;
}

export async function openSite(server: ServerProcess, files: number): Promise<Site> {
  const client = await openAdministrator(server.url);
  await sweptAfterStart(server);
  return { server, client, files };
}

/** A start looks through the stored photos in the background: waits until server and database rest for some seconds. */
async function sweptAfterStart({ processorTimeOfAll }: ServerProcess): Promise<void> {
  let before = await processorTimeOfAll();
  for (let calm = 0; calm < 5; ) {
    await pause(1000);
    const now = await processorTimeOfAll();
    calm = now - before < 0.05 ? calm + 1 : 0;
    before = now;
  }
}

/** Milliseconds without data: every file is a list of 83 MB, which is sent once it is complete. */
const longest = 300_000;

/** A page of a new host, which no cache has. */
const page =
  (path: string): Read =>
  ({ server }, round) =>
    checked(sendRequest(server.url + path, { headers: { host: `reader-${round}.localhost` }, timeout: longest }));

const procedure =
  (name: string, input: (site: Site) => object = () => ({})): Read =>
  (site) =>
    checked(site.client.send("GET", `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input(site)))}`));

async function checked(response: ReturnType<typeof sendRequest>): Promise<void> {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`${status} ${body.subarray(0, 200)}`);
}

const since = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);

export const reads: Readonly<Record<string, Read>> = {
  "a file is edited": (site, round) => edit(site, -round),
  "`/`": page("/"),
  "`/gallery`": page("/gallery"),
  "`/news`": page("/news"),
  "`/feed.xml`": page("/feed.xml"),
  "search of pictures, one found": (site, round) => page(`/images?q=witness+${site.files / 2 + round}`)(site, round),
  "search of pictures, all found": page("/images?q=seen"),
  "`files.list`, first slice": procedure("files.list", () => ({ page: "GALLERY" })),
  "the same, a slice from the middle": procedure("files.list", ({ files }) => ({ page: "GALLERY", after: files / 4 })),
  "pictures, first slice": procedure("files.browse"),
  "pictures, one found": procedure("files.browse", ({ files }) => ({ search: `witness ${files / 2}` })),
  "pictures of a page by name": procedure("files.browse", () => ({ page: "NEWS", sort: "name" })),
  "pictures without consent": procedure("files.browse", () => ({ only: "withoutConsent" })),
  "pictures without Swahili": procedure("files.browse", () => ({ only: "withoutSwahili" })),
  "activity, first slice": procedure("activity.list"),
  "activity of users": procedure("activity.list", () => ({ kind: "user" })),
  "activity since yesterday": procedure("activity.list", () => ({ since })),
  "security log, first slice": procedure("activity.security"),
  "bin, first slice": procedure("bin.list"),
  "bin, a fifth of it found": procedure("bin.list", () => ({ search: "deleted 7" })),
  "removal requests, first slice": procedure("removals.list"),
  "users, first slice": procedure("users.list"),
  "site values": procedure("site.entries"),
  "versions of a value, all of them": procedure("site.versions", () => ({ key: "admissionPrice" })),
};

/** Their responses contain every file, or all news. */
export const longReads: Readonly<Record<string, Read>> = {
  "`/sitemap.xml`": page("/sitemap.xml"),
  "`/api/v1/files`, every file": page("/api/v1/files"),
};

/**
 * Sends every kind of request to each site in turn, `rounds` times after one to warm up. Each round begins with a change
 * of content, so that nothing is left in memory of what they read.
 * @param report gets the milliseconds of each site
 */
export async function measureRequests(
  sites: readonly Site[],
  requests: Readonly<Record<string, Read>>,
  rounds: number,
  report: (name: string, times: number[][]) => void,
): Promise<void> {
  const all = Object.entries(requests);
  const times = all.map(() => sites.map((): number[] => []));
  for (let round = 0; round <= rounds; round += 1) {
    for (const site of sites) await edit(site, round);
    for (const [index, [, send]] of all.entries()) {
      for (const [place, site] of sites.entries()) {
        const startedAt = performance.now();
        await send(site, round);
        if (round > 0) times[index]?.[place]?.push(performance.now() - startedAt);
      }
    }
  }
  for (const [index, [name]] of all.entries()) report(name, times[index] ?? []);
}

async function edit({ client }: Site, round: number): Promise<void> {
  await checked(client.edit(fileId(5), { name: `Edited ${round}` }));
}

/** As the fill made it. */
const fileId = (number: number): string =>
  createHash("md5")
    .update(`file${number}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
