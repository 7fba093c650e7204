import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestApp, type TestApp, type TestUser } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import type { BackupStatus } from "@visiga/contracts/backups";
import { schoolDay } from "@visiga/contracts/dates";
import type { SecurityLogPage } from "@visiga/contracts/security-log";
import * as diskRoom from "@visiga/system/disk/disk-space";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkArchive } from "#archive/archive-reader.ts";
import { backupName } from "./backup-names.ts";
import type { VerifyBackup } from "./backups.ts";

const never = new AbortController().signal;
const hour = 3600;
const day = 24 * hour;

let api: TestApp;
let client: UserClient;
let admin: TestUser;
const reported: string[] = [];
const verify = vi.fn<VerifyBackup>();

beforeEach(async () => {
  reported.length = 0;
  verify.mockReset().mockResolvedValue();
  api = await createTestApp({ verifyBackup: verify, tellOperator: (line) => reported.push(line) });
  // Noon at the school, so that no test crosses the nightly backup time.
  const noon = Date.parse(`${schoolDay(new Date(api.clock.now().getTime() + day * 1000))}T12:00:00+03:00`);
  api.clock.pass((noon - api.clock.now().getTime()) / 1000);
  admin = await api.addUser({ role: "ADMIN" });
  await logIn();
});
afterEach(() => api.close());

/** Logs in again after the clock has passed the session's end. */
async function logIn(): Promise<void> {
  client = userClient(api, await api.logIn(admin));
}
const folder = () => join(api.config.dataDir, "backups");
const stored = () => readdir(folder()).catch(() => []);
async function status(): Promise<BackupStatus> {
  await logIn();
  return client.query("backups.status");
}
/** Advances the clock by `seconds` and runs due work. */
async function tick(seconds = 0): Promise<void> {
  api.clock.pass(seconds);
  await api.services.keeper.backups.makeDue(never);
}

test("a backup is made each night, and an hour after the last change", async () => {
  await tick();
  const [first = ""] = await stored();
  const manifest = await checkArchive({ path: join(folder(), first) });
  expect(manifest.tables.map(({ name }) => name)).toContain("account");
  await tick(60);
  expect(await stored()).toEqual([first]);

  await client.add({}, await plainPicture().jpeg().toBuffer());
  await tick(59 * 60);
  expect(await stored()).toEqual([first]);
  await tick(60);
  const second = (await stored()).filter((name) => name !== first);
  expect(second).toHaveLength(1);
  await tick(hour);
  expect((await stored()).filter((name) => name !== first)).toEqual(second);
  await tick(day);
  const third = (await stored()).filter((name) => name !== first && !second.includes(name));
  expect(third).toHaveLength(1);
  expect(reported).toEqual([]);
});

test("a backup from the future stays, and stops no backup, verification or removal", async () => {
  await mkdir(folder(), { recursive: true });
  const future = "visiga-2035-06-01T02-00-00Z.tar";
  await writeFile(join(folder(), future), "made in a night with a wrong clock");
  for (let night = 0; night < 30; night++) await tick(day);
  const others = (await stored()).filter((name) => name !== future);
  expect(others).toHaveLength(16);
  expect(await stored()).toContain(future);
  expect(verify.mock.calls.map(([name]) => name)).not.toContain(future);
  const { backups } = await api.services.keeper.backups.status();
  expect(backups.map(({ name }) => name)).toEqual([...others].sort().reverse());
  expect(verify.mock.calls.length).toBeGreaterThan(3);
});

test("the nightly backup is made at 2 a.m. in the school's time zone", async () => {
  await tick();
  const night = Date.parse(`${schoolDay(new Date(api.clock.now().getTime() + day * 1000))}T02:00:00+03:00`);
  const until = (night - api.clock.now().getTime()) / 1000;
  await tick(until - 60);
  expect(await stored()).toHaveLength(1);
  await tick(60);
  expect(await stored()).toHaveLength(2);
});

test("replicas that check at the same time make one backup", async () => {
  await Promise.all([tick(), tick(), tick()]);
  expect(await stored()).toHaveLength(1);
  expect((await status()).backups).toHaveLength(1);
});

test("backups are listed newest first, and downloaded by a link that is valid for a minute", async () => {
  expect(await status()).toEqual({ run: null, backups: [], verified: null, problem: null, copies: [] });
  await tick();
  await tick(day);
  const [older = "", newer = ""] = (await stored()).sort();
  const { backups, verified, problem } = await status();
  expect(backups.map(({ name }) => name)).toEqual([newer, older]);
  expect(verified).toEqual({ name: older, at: expect.any(String) });
  expect(problem).toBeNull();

  const { path } = await client.mutate<{ path: string }>("backups.download", { name: newer });
  const answer = await api.app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${newer}"`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.rawPayload).toHaveLength(Number(backups[0]?.bytes));
  const log = await client.query<SecurityLogPage>("activity.security", { kind: "backupDownloaded" });
  expect(log.items).toMatchObject([{ account: "Sample User", address: "127.0.0.1", detail: newer }]);
  await expect(client.mutate("backups.download", { name: "../jwt-secret" })).rejects.toThrow("404");
});

test("the newest backup is verified weekly, and a failure is reported and retried the next day", async () => {
  await tick();
  await tick(6 * day);
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRejectedValueOnce(new Error("a byte was changed"));
  await tick(day);
  expect(verify).toHaveBeenCalledTimes(2);
  expect(reported).toEqual([
    expect.stringMatching(/^The backup visiga-\S+\.tar does not pass its verification: a byte was changed$/),
  ]);
  expect((await status()).problem).toEqual({ work: "verified", reason: "failed", at: expect.any(String) });
  await tick(hour);
  expect(verify).toHaveBeenCalledTimes(2);
  await tick(day);
  expect(verify).toHaveBeenCalledTimes(3);
  expect((await status()).problem).toBeNull();
});

test("no backup is made while the disk lacks room, and an hour later it is retried", async () => {
  const spare = vi.spyOn(diskRoom, "measureSpareBytes").mockResolvedValue(1e6);
  await tick();
  expect(await stored()).toEqual([]);
  expect(reported).toEqual([
    expect.stringMatching(/^No backup was made: less than a tenth or 1 GB of the disk of .* would stay free$/),
  ]);
  expect((await status()).problem).toEqual({ work: "made", reason: "room", at: expect.any(String) });
  spare.mockRestore();
  await tick(59 * 60);
  expect(await stored()).toEqual([]);
  await tick(60);
  expect(await stored()).toHaveLength(1);
  expect((await status()).problem).toBeNull();
});

test("outdated and unfinished backups make room on a full disk, the newest never", async () => {
  await mkdir(folder());
  const now = api.clock.now().getTime();
  const old = Array.from({ length: 100 }, (_, days) => backupName(new Date(now - (days + 2) * day * 1000)));
  for (const name of [...old, "visiga-half.tar.partial"]) await writeFile(join(folder(), name), "");
  const spare = vi.spyOn(diskRoom, "measureSpareBytes");
  spare.mockImplementation(async () => ((await stored()).length > 25 ? 1e6 : 1e9));
  await tick();
  const names = await stored();
  expect(names.length).toBeLessThanOrEqual(1 + 14 + 8);
  expect((await status()).problem).toBeNull();

  spare.mockResolvedValue(1e6);
  for (const name of names) if (old.includes(name)) await rm(join(folder(), name));
  const [newest] = await stored();
  api.clock.pass(60);
  await client.add({}, await plainPicture().jpeg().toBuffer());
  await writeFile(join(folder(), "visiga-half.tar.partial"), "");
  await tick(hour);
  expect(await stored()).toEqual([newest]);
  expect((await status()).problem).toMatchObject({ reason: "room" });
  spare.mockRestore();
});

test("a failed backup leaves no partial file and is reported", async () => {
  await writeFile(folder(), "a file where the folder is to be");
  await tick();
  expect(reported).toEqual([expect.stringMatching(/^No backup was made: /)]);
  expect((await status()).problem).toMatchObject({ work: "made", reason: "failed" });
});

test("backups beyond 14 days and 8 weeks are deleted, and so are remains of a crash", async () => {
  await mkdir(folder());
  const old = Array.from({ length: 100 }, (_, days) => new Date(api.clock.now().getTime() - (days + 2) * day * 1000));
  for (const at of old)
    await writeFile(join(folder(), `visiga-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`), "");
  await writeFile(join(folder(), "visiga-half.tar.partial"), "");
  await writeFile(join(folder(), "mine.tar"), "");
  await tick();
  const names = await stored();
  expect(names).toContain("mine.tar");
  expect(names).not.toContain("visiga-half.tar.partial");
  expect(names.length).toBeGreaterThanOrEqual(1 + 14 + 5);
  expect(names.length).toBeLessThanOrEqual(1 + 14 + 8);
});

test("stopping the server aborts a backup in progress and leaves no remains", async () => {
  const stopping = new AbortController();
  await client.add({}, await plainPicture().jpeg().toBuffer());
  stopping.abort(new Error("stopped"));
  await api.services.keeper.backups.makeDue(stopping.signal);
  expect(await stored()).toEqual([]);
  expect(reported).toEqual([]);
});
