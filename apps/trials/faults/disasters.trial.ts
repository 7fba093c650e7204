import { randomBytes } from "node:crypto";
import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HttpResponse } from "@visiga/api/src/testing/http-client.ts";
import { plainPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import { errors } from "@visiga/i18n/en/errors";
import { notFound } from "@visiga/i18n/en/frame";
import { postmaster } from "@visiga/keeper/src/testing/data-folders.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import type { ServerProcess } from "@visiga/testing/server-process";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { fillDisk, mountSmallDisk, type SmallDisk } from "./small-disk.ts";

/** Milliseconds for the recovery after the cause is removed. */
const recovery = { timeout: 60_000, interval: 100 };
const away = { code: "unavailable", message: errors.failure.unavailable };

let disk: SmallDisk | null;
let folder: string;
let dataDir: string;
let server: ServerProcess;
let client: Administrator;
let record: string;

beforeAll(async () => {
  disk = await mountSmallDisk(256);
  folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), "visiga-disasters-")));
  dataDir = join(folder, "data");
  server = await startTestServer(dataDir);
  client = new Administrator(server.url);
  record = JSON.parse(String((await client.post({ name })).body)).id;
  for (const path of ["/", "/gallery"]) expect((await read(path)).status).toBe(200);
});
afterAll(async () => {
  const ended = await server.stop();
  await disk?.remove();
  await rm(folder, { recursive: true, force: true });
  expect(ended).toEqual([0, null]);
});

const read = (path: string) => fetch(server.url + path, { headers: { "accept-language": "en" } });
const ready = async () => (await read("/readyz")).status;

const name = "Kept name";
const edit = (description = "short") => client.put(record, { name, description });
const longText = () => randomBytes(2400).toString("hex");

function expectRefused({ status, headers, body }: HttpResponse): void {
  expect([status, JSON.parse(String(body))]).toEqual([503, away]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
}

async function expectReadable(): Promise<void> {
  for (const path of ["/", "/gallery"]) {
    const page = await read(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).not.toContain(errors.failure.unavailable);
  }
}

/** Without a restart, the same process becomes ready, writes, and renders the change. */
async function expectRecovered(): Promise<void> {
  await vi.waitFor(async () => expect(await ready()).toBe(200), recovery);
  const text = `Back again ${randomBytes(8).toString("hex")}`;
  await vi.waitFor(async () => expect((await edit(text)).status).toBe(200), recovery);
  expect(await (await read("/api/v1/files")).text()).toContain(text);
  await expectReadable();
  expect(server.process.exitCode).toBeNull();
}

async function query(...statements: string[]): Promise<{ pid: number }[]> {
  const client = new Client({ host: join(dataDir, "postgres"), user: "postgres", database: "postgres" });
  client.on("error", () => {});
  await client.connect();
  try {
    let rows: { pid: number }[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function takeAllRoom(): Promise<() => Promise<void>> {
  const path = join(folder, "filler");
  const file = await open(path, "w");
  await fillDisk(file);
  await file.close();
  return () => rm(path);
}

test("with a full disk, pages are served and writes are refused until there is free space again", async () => {
  if (!disk) return;
  const makeRoom = await takeAllRoom();
  await vi.waitFor(async () => expect(await ready()).toBe(503), recovery);
  let response = await edit(longText());
  for (let attempt = 0; response.status === 200 && attempt < 300; attempt += 1) response = await edit(longText());
  expectRefused(response);
  await expectReadable();
  await makeRoom();
  await expectRecovered();
});

test("if a full disk stops PostgreSQL, the server restarts it until there is space", async () => {
  if (!disk) return;
  const makeRoom = await takeAllRoom();
  // Each segment is 16 MB of WAL.
  for (let segment = 0; segment < 12; segment += 1)
    await query("SELECT pg_logical_emit_message(true, 'x', 'x'), pg_switch_wal()").catch(() => {});
  const output = () => server.output.join("\n");
  await vi.waitFor(() => expect(output()).toContain("has ended and is started again"), recovery);
  await expectReadable();
  await vi.waitFor(async () => expectRefused(await edit()), recovery);
  const page = await read("/news/not-in-memory-0123456789");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  const sentence = await page.text();
  expect(sentence).toContain(notFound.failure.title);
  await makeRoom();
  await expectRecovered();
});

test("with a read-only or missing picture folder, pictures are refused and texts are saved", async () => {
  const picture = await plainPicture().jpeg().toBuffer();
  const media = join(dataDir, "media");
  const faults: (() => Promise<() => Promise<unknown>>)[] = [
    async () => {
      await rename(media, `${media}-away`);
      return () => rename(`${media}-away`, media);
    },
  ];
  if (disk) faults.push(() => (disk as SmallDisk).makeReadOnly(media));
  for (const begin of faults) {
    const end = await begin();
    await vi.waitFor(async () => expect(await ready()).toBe(503), recovery);
    const refused = await client.post({ name: "Picture" }, picture);
    // A small disk never has enough room for pictures, which is status 507.
    expect([503, 507]).toContain(refused.status);
    expect((await edit("while it is away")).status).toBe(200);
    await expectReadable();
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    await end();
    await expectRecovered();
  }
});

test("with a read-only database, pages are rendered and writes are refused", async () => {
  const reload = "SELECT pg_reload_conf()";
  await query("ALTER SYSTEM SET default_transaction_read_only = on", reload);
  await vi.waitFor(async () => expectRefused(await edit()), recovery);
  await vi.waitFor(async () => expect(await ready()).toBe(503), recovery);
  await expectReadable();
  expect((await read("/staff")).status).toBe(200);
  const reset = "ALTER SYSTEM RESET default_transaction_read_only";
  await query("SET default_transaction_read_only = off", reset, reload);
  await expectRecovered();
});

test("a hanging database delays requests and no cached page", async () => {
  const leader = await postmaster(dataDir);
  const rows = await query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'");
  const all = [leader, ...rows.map(({ pid }) => pid)];
  for (const pid of all) signal(pid, "SIGSTOP");
  const waiting = edit("after the pause");
  try {
    const startedAt = performance.now();
    await expectReadable();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await vi.waitFor(async () => expect(await ready()).toBe(503), recovery);
  } finally {
    for (const pid of all) signal(pid, "SIGCONT");
  }
  expect([200, 503]).toContain((await waiting).status);
  await expectRecovered();
});

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
