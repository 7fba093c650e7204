import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import { lifetimes } from "@visiga/contracts/auth";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupName } from "./backup-names.ts";

let api: TestApp;
let client: UserClient;
let folder: string;
let name: string;
beforeEach(async () => {
  api = await createTestApp({ verifyBackup: async () => {} });
  await api.services.keeper.backups.makeDue(new AbortController().signal);
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  folder = join(api.config.dataDir, "backups");
  [name = ""] = await readdir(folder);
});
afterEach(() => api.close());

const link = async () => (await client.mutate<{ path: string }>("backups.download", { name })).path;
const open = async (path: string) => (await api.app.inject(path)).statusCode;

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
  await writeFile(join(folder, other), "");
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
