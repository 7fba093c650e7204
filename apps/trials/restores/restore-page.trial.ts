import { once } from "node:events";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { verifiedPages } from "@visiga/api/src/kept/verified-pages.ts";
import { type RestoreRun, restoreSteps } from "@visiga/contracts/restore";
import { backUpSite, contentIn } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { unreadableBackups, unrestorableBackups } from "@visiga/keeper/src/testing/crafted-backups.ts";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { listened } from "@visiga/system/listened";
import { administrator, printedCode } from "@visiga/testing/server-process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillDisk, mountSmallDisk } from "../harness/small-disk.ts";
import { Visitor } from "../harness/visitor.ts";
import { craftBackup } from "./crafted-backup.ts";

const source = await backUpSite();
afterAll(() => source.close());

const placeOf = (dataDir: string) => ({ databaseUrl: undefined, dataDir, s3: undefined });

async function newMachine(parent = tmpdir()) {
  const dataDir = await mkdtemp(join(parent, "visiga-restore-"));
  let server = await startTestServer(dataDir);
  const key = printedCode(server.output);
  return {
    dataDir,
    url: () => server.url,
    key,
    restore: restoreClient(() => server.url, key),
    stop: () => server.stop(),
    kill: () => server.kill(),
    async startAgain() {
      server = await startTestServer(dataDir);
    },
    /** Whether the administrator of the first start can log in: a restored site has another one. */
    isBefore: async () => {
      const body = JSON.stringify(administrator);
      const init = { method: "POST", headers: { "content-type": "application/json" }, body };
      return (await fetch(`${server.url}/api/v1/auth/authenticate`, init)).status === 200;
    },
    /** Resolves when the process has ended. */
    ended: () => server.ended,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

test("a restore by the printed code refuses no visitor, and its way back restores the old site", async () => {
  const machine = await newMachine();
  const { restore } = machine;
  await restore.upload(source.archive, 100_000);
  const preview = await restore.preview(null);
  expect(preview).toMatchObject({
    madeAt: source.manifest.madeAt,
    version: source.manifest.version,
    photos: source.manifest.photos.length,
    accounts: { total: 1, first: [{ administrator: true, active: true }] },
    sameSite: false,
    accountsAgain: { total: 0, first: [] },
    requestsAgain: 1,
  });
  expect(preview.shownAgain.first.map(({ name }) => name)).toContain("Graduation 2026");

  const visitor = new Visitor(machine.url());
  const [done, ...before] = await restore.restore();
  const seen = await visitor.leave();
  process.stdout.write(`A restore: ${JSON.stringify(seen)}\n`);
  expect(seen).toMatchObject({ refused: 0, cut: 0, failed: 0 });
  expect(done).toMatchObject({
    phase: "done",
    madeAt: source.manifest.madeAt,
    restorePoint: expect.stringMatching(/^before-restore-/),
    pages: verifiedPages.map((path) => ({ path, opens: true })),
  });
  expect(before.filter(({ phase }) => phase === "running").length).toBeGreaterThan(0);
  expect((await restore.state()).upload).toBe(null);
  // The administrator of the first start is gone.
  expect(await machine.isBefore()).toBe(false);

  const [point] = (await restore.state()).backups;
  expect(point?.name).toMatch(/^before-restore-/);
  await restore.preview(String(point?.name));
  expect((await restore.restore())[0]).toMatchObject({ phase: "done" });
  expect(await machine.isBefore()).toBe(true);
  // Now an administrator has logged in.
  expect((await restore.send("state")).status).toBe(401);

  await machine.stop();
  await machine.remove();
});

test("a slow client delays no restore, and one that has sent nothing yet gets a page of it", async () => {
  const machine = await newMachine();
  const { restore } = machine;
  await restore.upload(source.archive);
  await restore.preview(null);
  const { port, hostname } = new URL(machine.url());
  const [slow, late] = [connect(Number(port), hostname), connect(Number(port), hostname)];
  await Promise.all([slow, late].map((socket) => once(listened(socket), "connect")));
  const part = "POST /restore/parts?name=other.tar&size=2000000&offset=1 HTTP/1.1\r\nhost: localhost\r\n";
  slow.write(`${part}authorization: Bearer ${machine.key}\r\ncontent-length: 400000\r\n\r\n`);
  const sending = setInterval(() => slow.write("x".repeat(500)), 250);
  expect((await restore.start()).status).toBe(202);
  let run: RestoreRun | null = null;
  while (run?.phase !== "running" || run.step === "check")
    ({ run } = await restore.state().catch(() => ({ run: null })));
  clearInterval(sending);
  late.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  expect(await text(late)).toMatch(/^HTTP\/1.1 503[\s\S]*not available at the moment/);
  while (run?.phase === "running") ({ run } = await restore.state().catch(() => ({ run })));
  expect(run).toMatchObject({ phase: "done" });
  await machine.stop();
  await machine.remove();
});

test("the restored site has the content of the backup", async () => {
  const machine = await newMachine();
  await machine.restore.upload(source.archive);
  await machine.restore.preview(null);
  expect((await machine.restore.restore())[0]).toMatchObject({ phase: "done" });
  await machine.stop();
  const { tables, ...content } = await contentIn(placeOf(machine.dataDir));
  const { tables: expected, ...expectedContent } = source.content;
  expect(content).toEqual(expectedContent);
  expect({ ...tables, security_event: [] }).toEqual({ ...expected, security_event: [] });
  await machine.remove();
});

test("a backup that was changed between check and restore is refused, and the site stays", async () => {
  const machine = await newMachine();
  const { restore } = machine;
  await restore.upload(source.archive);
  await restore.preview(null);
  const uploaded = join(machine.dataDir, "restore", "upload");
  const bytes = await readFile(uploaded);
  bytes.writeUInt8(bytes.readUInt8(1024) ^ 1, 1024);
  await writeFile(uploaded, bytes);
  expect((await restore.restore())[0]).toMatchObject({ phase: "failed", failure: "damaged" });
  expect((await restore.state()).upload).toMatchObject({ name: "site.tar", received: bytes.length });
  expect(await machine.isBefore()).toBe(true);
  await machine.stop();
  await machine.remove();
});

describe("the page refuses a crafted or damaged backup, and the site stays", () => {
  let machine: Awaited<ReturnType<typeof newMachine>>;
  beforeAll(async () => {
    machine = await newMachine();
  });
  afterAll(async () => {
    expect(await machine.isBefore()).toBe(true);
    await machine.stop();
    await machine.remove();
  });

  async function refuse(path: string, failure: string): Promise<void> {
    await machine.restore.upload(path);
    const result = await machine.restore.check(null);
    expect(result).toMatchObject({ phase: "failed", failure });
    expect(JSON.stringify(result)).not.toMatch(/\p{Cc}/u);
    expect((await machine.restore.start()).status).toBe(409);
  }

  test.each([...unreadableBackups, ...unrestorableBackups])(
    "a backup with this fault is refused: %s",
    async (_, craft) => {
      await refuse(await craftBackup(source, craft), "damaged");
    },
  );

  test("a backup of a newer version is refused", async () => {
    await refuse(await craftBackup(source, ({ manifest }) => manifest.migrations.push("Later1900000000001")), "newer");
  });

  test.each([0.1, 0.5, 0.99, 0.9999])("a backup of which only this share has arrived is refused: %d", async (share) => {
    const bytes = await readFile(source.archive);
    const path = join(source.folder, "cut.tar");
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * share)));
    await refuse(path, "damaged");
  });
});

test("a server killed at any step of a restore has the old site or the new one, and says which", async () => {
  const outcomes: string[] = [];
  for (const step of restoreSteps) {
    const machine = await newMachine();
    const { restore } = machine;
    await restore.upload(source.archive);
    await restore.preview(null);
    await restore.start();
    for (let seen = ""; seen !== step; ) {
      const { run = null } = await restore.state().catch(() => ({ run: undefined }));
      if (run?.phase === "running") seen = run.step;
      else if (run) break;
    }
    await machine.kill();
    await machine.startAgain();
    const { run } = await restore.state();
    await machine.stop();
    const { tables } = await contentIn(placeOf(machine.dataDir));
    const isNew = JSON.stringify(tables.account) === JSON.stringify(source.content.tables.account);
    outcomes.push(`${step}: ${isNew ? "new" : "old"}`);
    if (!isNew) expect(run, step).toMatchObject({ phase: "failed", failure: "interrupted" });
    else
      expect(run, step).toMatchObject({ phase: "done", pages: expect.arrayContaining([{ path: "/", opens: true }]) });
    await machine.remove();
  }
  console.info(outcomes.join(", "));
});

test("a disk that is full during a restore is named, and the site stays", async () => {
  // Larger than the gigabyte that a check leaves free.
  const disk = await mountSmallDisk(2200);
  if (!disk) return;
  const machine = await newMachine(disk.folder);
  const { restore } = machine;
  await restore.upload(source.archive);
  await restore.preview(null);
  const filler = await open(join(disk.folder, "filler"), "w");
  await fillDisk(filler);
  expect((await restore.start()).status).toBe(507);
  // Enough for the record of the restore, not for the restore.
  await filler.truncate((await filler.stat()).size - 300_000);
  await filler.close();
  const restoring = restore.restore().then(([run]) => run);
  // PostgreSQL does not start on a full disk, so the server may have to be started again once there is room.
  const run = await Promise.race([restoring, machine.ended().then(() => null)]);
  await rm(join(disk.folder, "filler"));
  if (run === null) await machine.startAgain();
  expect(await restoring).toMatchObject({ phase: "failed", failure: expect.stringMatching(/^(room|interrupted)$/) });
  expect(await machine.isBefore()).toBe(true);
  await machine.stop();
  await disk.remove();
});
