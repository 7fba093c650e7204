import { randomBytes } from "node:crypto";
import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { errors } from "@visiga/i18n/en/errors";
import { notFound } from "@visiga/i18n/en/frame";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import type { HttpResponse } from "@visiga/testing/http-client";
import type { ServerProcess } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Administrator, samplePicture } from "../harness/administrator.ts";
import { untilReadiness } from "../harness/readiness.ts";
import { fillDisk, mountSmallDisk, type SmallDisk } from "../harness/small-disk.ts";

const recovery = { timeout: 60_000, interval: 100 };

let disk: SmallDisk | null;
let folder: string;
let dataDir: string;
let server: ServerProcess;
let client: Administrator;
let record: string;

beforeAll(async () => {
  disk = await mountSmallDisk(256);
  folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), "visiga-outages-")));
  dataDir = join(folder, "data");
  server = await startTestServer(dataDir);
  client = new Administrator(server.url);
  record = (await client.add({}, null)).id;
  await expectReadable();
});
afterAll(async () => {
  const ended = await server.stop();
  await disk?.remove();
  await rm(folder, { recursive: true, force: true });
  expect(ended).toEqual([0, null]);
});

const read = (path: string) => fetch(server.url + path, { headers: { "accept-language": "en" } });
const longText = () => randomBytes(2400).toString("hex");
const edit = (description = longText()) => client.put(record, { name: "Kept name", description });
const query = (sql: string) =>
  queryServer(`postgres://postgres@localhost/postgres?host=${join(dataDir, "postgres")}`, sql);

async function expectReadable(): Promise<void> {
  for (const path of ["/", "/gallery"]) {
    const page = await read(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).not.toContain(errors.failure.unavailable);
  }
}

function expectRefused({ status, headers, body }: HttpResponse): void {
  expect([status, JSON.parse(String(body)).code]).toEqual([503, "unavailable"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
}

/** A small disk never has the room that pictures need, which is status 507. */
async function expectPicturesRefused(): Promise<void> {
  expect([503, 507]).toContain((await client.post({}, samplePicture)).status);
  expect((await edit("while it is away")).status).toBe(200);
  expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
}

const untilRefused = () => vi.waitFor(async () => expectRefused(await edit()), recovery);

async function fill(): Promise<() => Promise<void>> {
  const path = join(folder, "filler");
  const file = await open(path, "w");
  await fillDisk(file);
  await file.close();
  return () => rm(path);
}

const readOnly = (words: string) => query(`ALTER SYSTEM ${words}`).then(() => query("SELECT pg_reload_conf()"));

interface Outage {
  readonly what: string;
  readonly needsDisk?: true;
  /** @returns a function that ends it */
  readonly begin: () => Promise<() => Promise<unknown>>;
  readonly during: () => Promise<unknown>;
}

const outages: readonly Outage[] = [
  { what: "the disk is full", needsDisk: true, begin: fill, during: untilRefused },
  {
    what: "a full disk has ended PostgreSQL",
    needsDisk: true,
    begin: async () => {
      const makeRoom = await fill();
      // Each segment is 16 MB of its log.
      for (let segment = 0; segment < 12; segment += 1)
        await query("SELECT pg_logical_emit_message(true, 'x', 'x'), pg_switch_wal()").catch(() => {});
      return makeRoom;
    },
    during: async () => {
      await vi.waitFor(() => expect(server.output.join("\n")).toContain("has ended and is started again"), recovery);
      await untilRefused();
      const page = await read("/news/not-in-memory-0123456789");
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(await page.text()).toContain(notFound.failure.title);
    },
  },
  {
    what: "the folder of the pictures is missing",
    begin: async () => {
      await rename(join(dataDir, "media"), join(dataDir, "away"));
      return () => rename(join(dataDir, "away"), join(dataDir, "media"));
    },
    during: expectPicturesRefused,
  },
  {
    what: "the folder of the pictures is read-only",
    needsDisk: true,
    begin: async () => (disk as SmallDisk).makeReadOnly(join(dataDir, "media")),
    during: expectPicturesRefused,
  },
  {
    what: "the database is read-only",
    begin: async () => {
      await readOnly("SET default_transaction_read_only = on");
      return () => readOnly("RESET default_transaction_read_only");
    },
    during: untilRefused,
  },
];

test.each(outages)("while $what pages are served and writes refused, then all is well again", async (outage) => {
  if (outage.needsDisk && !disk) return;
  const end = await outage.begin();
  await untilReadiness(server.url, 503);
  await outage.during();
  await expectReadable();
  await end();
  // The same process becomes ready, writes, and shows the change.
  await untilReadiness(server.url, 200);
  const text = `Back again ${randomBytes(8).toString("hex")}`;
  await vi.waitFor(async () => expect((await edit(text)).status).toBe(200), recovery);
  expect(await (await read("/api/v1/files")).text()).toContain(text);
  expect(server.process.exitCode).toBeNull();
});
