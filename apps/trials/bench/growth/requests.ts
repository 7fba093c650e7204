import { createHash } from "node:crypto";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { type Administrator, openAdministrator } from "../administrator.ts";
import type { ServerProcess } from "../server-process.ts";

/** Milliseconds of each kind of request. */
export type Times = Map<string, number[]>;

type Read = (site: Site, round: number) => Promise<unknown>;

interface Site {
  readonly server: ServerProcess;
  readonly client: Administrator;
  /** Number of files that were added. */
  readonly files: number;
  readonly times: Times;
}

export const openSite = async (server: ServerProcess, files: number): Promise<Site> => ({
  server,
  client: await openAdministrator(server.url),
  files,
  times: new Map(),
});

/** A page of a new host, which no cache has. */
const page =
  (path: string): Read =>
  ({ server }, round) =>
    checked(sendRequest(server.url + path, { headers: { host: `reader-${round}.localhost` } }));

const procedure =
  (name: string, input: (site: Site) => object = () => ({})): Read =>
  (site) =>
    checked(site.client.send("GET", `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input(site)))}`));

async function checked(response: ReturnType<typeof sendRequest>): Promise<void> {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`${status} ${body.subarray(0, 200)}`);
}

const since = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Each is sent once after each change of content, so that nothing is left in memory of what it reads. */
const reads: Readonly<Record<string, Read>> = {
  "`/`": page("/"),
  "`/gallery`": page("/gallery"),
  "`/news`": page("/news"),
  "search of pictures, one found": (site, round) => page(`/images?q=witness+${site.files / 2 + round}`)(site, round),
  "search of pictures, all found": page("/images?q=seen"),
  "`files.list`, first slice": procedure("files.list", () => ({ page: "GALLERY" })),
  "the same, a slice from the middle": procedure("files.list", ({ files }) => ({ page: "GALLERY", after: files / 4 })),
  "pictures, first slice": procedure("files.browse"),
  "pictures, one found": procedure("files.browse", ({ files }) => ({ search: `witness ${files / 2}` })),
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

const everyFile: Read = ({ server }) => checked(sendRequest(`${server.url}/api/v1/files`));

/** Sends every kind of request to each site in turn, `rounds` times after one to warm up; the longest fewer times. */
export async function measureRequests(sites: readonly Site[], rounds: number): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const site of sites) await timed(site, round, "a file is edited", edit);
    for (const [name, read] of Object.entries(reads)) for (const site of sites) await timed(site, round, name, read);
    for (const site of round < 4 ? sites : []) await timed(site, round, "`/api/v1/files`, every file", everyFile);
  }
}

async function timed(site: Site, round: number, name: string, read: Read): Promise<void> {
  const startedAt = performance.now();
  await read(site, round);
  if (round > 0) site.times.set(name, [...(site.times.get(name) ?? []), performance.now() - startedAt]);
}

/** Every later request of the round then finds no list in memory. */
async function edit({ client }: Site, round: number): Promise<void> {
  await checked(client.edit(fileId(5), { name: `Edited ${round}` }));
}

/** As the fill made it. */
const fileId = (number: number): string =>
  createHash("md5")
    .update(`file${number}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
