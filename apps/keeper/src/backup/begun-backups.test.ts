import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import type { BackupStatus } from "@visiga/contracts/backups";
import * as diskRoom from "@visiga/system/disk/disk-space";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ArchivePlace } from "#archive/archive-place.ts";
import { checkArchive } from "#archive/archive-reader.ts";

let api: TestApp;
let client: UserClient;
const reported: string[] = [];
beforeEach(async () => {
  reported.length = 0;
  api = await createTestApp({ verifyBackup: async () => {}, tellOperator: (line) => reported.push(line) });
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.close();
});

const folder = () => join(api.config.dataDir, "backups");
const stored = () => readdir(folder()).catch(() => []);
const status = () => client.query<BackupStatus>("backups.status");

async function ended(): Promise<BackupStatus> {
  await vi.waitFor(async () => expect((await status()).run?.outcome).toEqual(expect.any(String)), 60_000);
  return status();
}

test("a backup that an administrator begins is made at once, with its progress and its end", async () => {
  for (let added = 0; added < 3; added++) await client.add({}, await plainPicture().jpeg().toBuffer());
  const { storage } = api.services;
  const opened = storage.open.bind(storage);
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.spyOn(storage, "open").mockImplementation(async (...of) => {
    await waiting;
    return opened(...of);
  });
  await client.mutate("backups.make");
  expect((await status()).run).toMatchObject({ outcome: null, startedAt: api.clock.now().toISOString() });
  await expect(client.mutate("backups.make")).rejects.toThrow("409 backup_busy");
  goOn();
  const { run, backups } = await ended();
  expect(run).toMatchObject({ outcome: "made", name: backups[0]?.name });
  expect(await stored()).toEqual([run?.name]);
  expect((await checkArchive({ path: join(folder(), String(run?.name)) })).photos).toHaveLength(3);
});

test("a backup is in each status that says that it is made, also in one read as it ends", async () => {
  const archives = Reflect.get(api.services.keeper.backups, "archives") as ArchivePlace;
  const list = archives.list.bind(archives);
  const listing = vi.spyOn(archives, "list").mockImplementationOnce(async () => {
    const before = await list();
    await client.mutate("backups.make");
    await ended();
    return before;
  });
  const { run, backups } = await api.services.keeper.backups.status();
  expect([listing.mock.calls.length > 1, run?.name]).toEqual([true, backups[0]?.name]);
});

test("the status says that the disk has no room, or that a backup failed", async () => {
  vi.spyOn(diskRoom, "measureSpareBytes").mockResolvedValueOnce(1000).mockResolvedValueOnce(1000);
  await client.mutate("backups.make");
  expect(await ended()).toMatchObject({ run: { outcome: "room" }, problem: { work: "made", reason: "room" } });
  vi.restoreAllMocks();
  await mkdir(join(api.config.dataDir, "tmp"), { recursive: true });
  await rm(join(api.config.dataDir, "tmp"), { recursive: true });
  await writeFile(join(api.config.dataDir, "tmp"), "");
  api.clock.pass(60);
  await client.mutate("backups.make");
  expect(await ended()).toMatchObject({ run: { outcome: "failed" }, problem: { work: "made", reason: "failed" } });
});

test("a backup is interrupted if its process ends, leaves nothing, and another can be begun", async () => {
  await client.add({}, await plainPicture().jpeg().toBuffer());
  const { storage, keeper } = api.services;
  vi.spyOn(storage, "open").mockImplementation(async () => {
    keeper.close();
    return null;
  });
  await client.mutate("backups.make");
  expect((await ended()).run?.outcome).toBe("interrupted");
  expect(await stored()).toEqual([]);
  expect(reported).toEqual([]);
  vi.restoreAllMocks();
  api.clock.pass(60);
  await api.services.keeper.backups.makeDue(new AbortController().signal);
  expect((await status()).run?.outcome).toBe("made");
});

test("a user cannot begin a backup", async () => {
  const user = userClient(api, await api.logIn(await api.addUser()));
  await expect(user.mutate("backups.make")).rejects.toThrow("403 forbidden");
  expect((await status()).run).toBeNull();
});
