import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { circularFormats, circularPath } from "@visiga/contracts/circulars";
import { daysAfter, schoolDay } from "@visiga/contracts/dates";
import { type DocumentFile, documentPath } from "@visiga/contracts/documents";
import { outcomes } from "@visiga/contracts/entrance-results";
import type { EntryRecord } from "@visiga/contracts/entries";
import { currentRelease } from "@visiga/testing/build-release";
import { sendRequest } from "@visiga/testing/http-client";
import { startServer } from "@visiga/testing/server-process";
import { expect } from "vitest";
import { login, loginPath } from "../harness/administrator.ts";
import { repeated } from "../harness/repeated.ts";

const monitor = fileURLToPath(new URL("server-monitor.js", import.meta.url));

/** Milliseconds, and megabytes of the whole process of the site. */
const bounds = { wait: 500, standstill: 200, memory: 400 };

type Measured = typeof bounds;
type Attack = (url: string) => Promise<unknown>;

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;

/** The built server, which measures itself. Without PUBLIC_URL, so that each invented host has links of its own. */
export async function startAttackedServer(dataDir: string) {
  const settings = { DATA_DIR: dataDir, MALLOC_ARENA_MAX: "2" };
  const { url, stop } = await startServer(["--import", monitor, currentRelease.main], settings);
  const { body } = await sendRequest(url, { path: loginPath, ...login });
  const authorization = `Bearer ${JSON.parse(String(body)).data.token}`;
  // Now: after an attack, a visitor may have to wait for it.
  const sheet = (await sendRequest(url, { path: "/joining.pdf" })).body;

  /** Since the last call. */
  async function measured(): Promise<Omit<Measured, "wait"> & { readonly waits: readonly number[] }> {
    const path = join(dataDir, "measured.json");
    await sendRequest(url, { path: "/healthz", headers: { "x-measure": path } });
    return JSON.parse(await readFile(path, "utf8"));
  }

  /** Measures what users wait for, of every twentieth the longest, and the server while a crowd does something. */
  async function attacked(attack: Attack): Promise<Measured> {
    const agent = new Agent({ keepAlive: true });
    const headers = { authorization, "x-user": "yes" };
    const refused: number[] = [];
    await measured();
    const stopUsers = repeated(2, async (_, round) => {
      const { status } = await sendRequest(url, { path: userPaths[round % userPaths.length], agent, headers });
      if (status !== 200) refused.push(status);
      await pause(10);
    });
    await attack(url);
    await stopUsers();
    agent.destroy();
    expect(refused).toEqual([]);
    const { waits, ...found } = await measured();
    const sorted = waits.toSorted((one, other) => one - other);
    return { ...found, wait: sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY };
  }

  return {
    stop,
    pictures: () => pictures(url),
    circulars: () => circulars(url),
    addResults: (count: number) => addResults(url, authorization, count),
    addDocument: (bytes: number) => addDocument(url, authorization, [sheet, padding.repeat(bytes / padding.length)]),
    /** The machine may do something else meanwhile: the best of five attacks counts. */
    async expectBounded(attack: Attack): Promise<void> {
      let found = await attacked(attack);
      for (let tries = 1; isOver(found) && tries < 5; tries += 1) found = await attacked(attack);
      expect(found).toSatisfy((each: Measured) => !isOver(each), `less than ${JSON.stringify(bounds)}`);
    },
  };
}

const isOver = (found: Measured): boolean =>
  found.wait >= bounds.wait || found.standstill >= bounds.standstill || found.memory >= bounds.memory;

const userPaths = ["/api/trpc/files.browse?input=%7B%7D", "/api/trpc/auth.me", "/api/v1/users?page=1&size=10"];

async function pictures(url: string): Promise<string[]> {
  const entries: readonly EntryRecord[] = await (await fetch(`${url}/api/v1/files`)).json();
  return entries.flatMap(({ photo }) => (photo?.sources ?? []).map(({ width }) => `/media/${photo?.id}/${width}.webp`));
}

/** Of news, in both formats. */
async function circulars(url: string): Promise<string[]> {
  const entries: readonly EntryRecord[] = await (await fetch(`${url}/api/v1/files/page/NEWS`)).json();
  return entries.flatMap(({ id }) => circularFormats.map((format) => circularPath({ kind: "news", id }, format, "sw")));
}

/** Publishes entrance results of the numbers `1`, `2` and so on: their outcomes take turns. */
async function addResults(url: string, authorization: string, count: number): Promise<string> {
  const today = schoolDay(new Date());
  const results = Array.from({ length: count }, (_, at) => ({
    number: String(at + 1),
    outcome: outcomes[(at + 1) % 3],
  }));
  const saved = await fetch(`${url}/api/v1/entrance-results`, {
    method: "PUT",
    body: JSON.stringify({ from: today, at: "00:00", until: daysAfter(today, 1), results, version: 0 }),
    headers: { authorization, "content-type": "application/json" },
  });
  expect(saved.status, await saved.text()).toBe(200);
  return url;
}

const padding = "% padding of a comment\n";

/** Adds a document of the site. @returns its path */
async function addDocument(url: string, authorization: string, pdf: readonly BlobPart[]): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([...pdf]), "circular.pdf");
  const sent = await fetch(`${url}/api/v1/documents`, { method: "POST", body: form, headers: { authorization } });
  const file: DocumentFile = await sent.json();
  expect(sent.status, JSON.stringify(file)).toBe(201);
  const entries = await (await fetch(`${url}/api/trpc/site.entries`, { headers: { authorization } })).json();
  const known = entries.result.data.entries.find(({ key }: { key: string }) => key === "documents");
  const title = { en: "Circular", sw: "Waraka" };
  const value = [...(known.value ?? []), { id: randomUUID(), title, file, place: null, until: null }];
  const saved = await fetch(`${url}/api/trpc/site.save`, {
    method: "POST",
    body: JSON.stringify({ key: "documents", value, version: known.version }),
    headers: { authorization, "content-type": "application/json" },
  });
  expect(saved.status, await saved.text()).toBe(200);
  return documentPath(file, title.en);
}
