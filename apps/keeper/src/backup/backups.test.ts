import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestApp, type TestApp, type TestUser } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import { lifetimes } from "@visiga/contracts/auth";
import type { BackupStatus } from "@visiga/contracts/backups";
import { schoolDay } from "@visiga/contracts/dates";
import type { SecurityLogPage } from "@visiga/contracts/security-log";
import * as diskRoom from "@visiga/system/disk/disk-space";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ArchivePlace } from "#archive/archive-place.ts";
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

describe("a download link", () => {
  const open = async (path: string) => (await api.app.inject(path)).statusCode;
  let name: string;
  let link: () => Promise<string>;
  beforeEach(async () => {
    await tick();
    [name = ""] = await stored();
    await logIn();
    link = async () => (await client.mutate<{ path: string }>("backups.download", { name })).path;
  });

  test("a download link works once, and of two concurrent uses one gets the backup", async () => {
    const path = await link();
    expect((await Promise.all([open(path), open(path)])).sort()).toEqual([200, 403]);
    expect(await open(path)).toBe(403);
  });

  test("a HEAD request does not use up a download link", async () => {
    const path = await link();
    expect((await api.app.inject({ method: "HEAD", url: path })).statusCode).toBe(405);
    expect(await open(path)).toBe(200);
  });

  test("a download link is refused after a minute, for another backup, or without its token", async () => {
    const path = await link();
    const other = backupName(new Date(0));
    await writeFile(join(folder(), other), "");
    expect(await open(path.replace(name, () => other))).toBe(403);
    expect(await open(`/backups/${name}`)).toBe(403);
    expect(await open(`/backups/${name}?token=a&token=b`)).toBe(403);
    api.clock.pass(61);
    expect(await open(path)).toBe(403);
  });

  test.each([
    ["logged-out", () => client.mutate("auth.endSessions"), 401],
    ["deactivated", () => api.database.query("UPDATE account SET status = 'INACTIVE'"), 401],
    ["demoted", () => api.database.query("UPDATE account SET role = 'USER'"), 403],
  ] as const)("the download link of a %s administrator is refused", async (_, end, status) => {
    const path = await link();
    await end();
    expect(await open(path)).toBe(status);
  });

  test("making a download link requires a recently confirmed password", async () => {
    api.clock.pass(lifetimes.passwordGiven + 1);
    await expect(link()).rejects.toThrow("403 password_needed");
  });
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

describe("a backup that an administrator begins", () => {
  const ended = async () => {
    await vi.waitFor(async () => expect((await status()).run?.outcome).toEqual(expect.any(String)), 60_000);
    return status();
  };

  test("is made at once, and the status has its progress and its end", async () => {
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
    vi.restoreAllMocks();
  });

  test("is in each status that says that it is made, also in one that is read as it ends", async () => {
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
    vi.restoreAllMocks();
  });

  test("says that the disk has no room, or that it failed", async () => {
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

  test("is interrupted if its process ends, leaves nothing, and another one can be begun", async () => {
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
    await tick();
    expect((await status()).run?.outcome).toBe("made");
  });

  test("is refused to a user", async () => {
    const user = userClient(api, await api.logIn(await api.addUser()));
    await expect(user.mutate("backups.make")).rejects.toThrow("403 forbidden");
    expect((await status()).run).toBeNull();
  });
});

test("stopping the server aborts a backup in progress and leaves no remains", async () => {
  const stopping = new AbortController();
  await client.add({}, await plainPicture().jpeg().toBuffer());
  stopping.abort(new Error("stopped"));
  await api.services.keeper.backups.makeDue(stopping.signal);
  expect(await stored()).toEqual([]);
  expect(reported).toEqual([]);
});
