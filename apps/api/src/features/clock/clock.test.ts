import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClockStatus } from "@visiga/contracts/clock";
import type { SecurityLogPage } from "@visiga/contracts/security-log";
import { ClockWatch } from "@visiga/system/clock-watch";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";

const day = 24 * 3600;

let watch: ClockWatch | undefined;
let admin: UserClient;

const ofWatch = () => watch as ClockWatch;

const { api } = await useTestApp({
  verifyBackup: async () => {},
  clockWatch: {
    isTrusted: async () => watch?.isTrusted() ?? true,
    jump: () => ofWatch().jump(),
    confirm: () => ofWatch().confirm(),
  },
});
beforeEach(async () => {
  await rm(join(api.config.dataDir, "clock"), { force: true });
  watch = new ClockWatch(api.config.dataDir, api.clock.now, async () => false);
  await watch.isTrusted();
  admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
});

const status = () => admin.query<ClockStatus>("clock.status");
const inBin = async () => (await api.database.query("SELECT name FROM revision WHERE bin_until IS NOT NULL")).length;

test("an administrator sees and confirms that the clock has jumped, and the log records it", async () => {
  expect(await status()).toEqual({ jump: null });
  const from = api.clock.now().toISOString();
  api.clock.pass(2 * day);
  admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  expect(await status()).toEqual({ jump: { from, to: api.clock.now().toISOString() } });
  expect(await admin.mutate<ClockStatus>("clock.confirm", undefined)).toEqual({ jump: null });
  expect(await status()).toEqual({ jump: null });
  expect(await ofWatch().isTrusted()).toBe(true);
  const log = () => admin.query<SecurityLogPage>("activity.security", { kind: "clockConfirmed" });
  expect((await log()).items).toEqual([
    expect.objectContaining({ detail: `${from.slice(0, 10)} → ${api.clock.now().toISOString().slice(0, 10)}` }),
  ]);
  await admin.mutate("clock.confirm", undefined);
  expect((await log()).items).toHaveLength(1);
});

test("while the clock is 40 days ahead, opening the bin deletes nothing for good", async () => {
  await admin.delete((await admin.add()).id);
  api.clock.pass(40 * day);
  admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  await admin.query("bin.list", {});
  expect(await inBin()).toBe(1);
  await admin.mutate("clock.confirm", undefined);
  await admin.query("bin.list", {});
  expect(await inBin()).toBe(0);
});

test("while the clock is 400 days ahead, no report of a backup is deleted", async () => {
  const { keeper } = api.services;
  await keeper.backups.makeDue(new AbortController().signal);
  const reports = async () => (await api.database.query("SELECT 1 FROM backup_report")).length;
  const before = await reports();
  expect(before).toBeGreaterThan(0);
  api.clock.pass(400 * day);
  await keeper.backups.makeDue(new AbortController().signal);
  expect(await reports()).toBeGreaterThan(before);
});

test("a machine that was off is trusted again without a person if the network confirms its clock", async () => {
  api.clock.pass(3 * day);
  watch = new ClockWatch(api.config.dataDir, api.clock.now, async () => true);
  admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  expect(await status()).toEqual({ jump: null });
  expect(await watch.isTrusted()).toBe(true);
});

test("a file of the clock that nobody can read is no jump", async () => {
  await writeFile(join(api.config.dataDir, "clock"), "\u0000\u0000");
  expect(await status()).toEqual({ jump: null });
});
