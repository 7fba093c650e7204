import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import type { BackupStatus } from "@visiga/contracts/backups";
import { afterEach, expect, test } from "vitest";
import { checkArchive } from "#archive/archive-reader.ts";
import { unlock } from "#archive/encrypted-archive.ts";

const passphrase = "of the office & mine";

let api: TestApp;
let client: UserClient;
let folder: string;
let name: string;
afterEach(() => api.close());

async function backedUp(environment: Readonly<Record<string, string>>): Promise<void> {
  api = await createTestApp({ environment, verifyBackup: async () => {} });
  await api.services.keeper.backups.makeDue(new AbortController().signal);
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  folder = join(api.config.dataDir, "backups");
  [name = ""] = await readdir(folder);
}

const link = async () => (await client.mutate<{ path: string }>("backups.download", { name })).path;

const submit = (url: string, given: string) =>
  api.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ passphrase: given }).toString(),
  });

test("a download with a passphrase is the stored backup, encrypted", async () => {
  await backedUp({});
  const path = await link();
  const refused = await submit(path, "eleven char");
  expect([refused.statusCode, refused.json().issues]).toEqual([
    400,
    [expect.objectContaining({ path: "passphrase", code: "passphrase_too_short" })],
  ]);
  const answer = await submit(path, passphrase);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-disposition": `attachment; filename="${name}.age"`,
    "content-type": "application/octet-stream",
    "content-length": String(answer.rawPayload.length),
    "cache-control": "no-store",
  });
  const file = join(folder, "downloaded");
  await writeFile(file, answer.rawPayload);
  const manifest = await checkArchive(await unlock(file, passphrase));
  expect(manifest).toEqual(await checkArchive({ path: join(folder, name) }));
  expect((await submit(path, passphrase)).statusCode).toBe(403);
});

test("with BACKUP_PASSPHRASE every backup is encrypted, once also for a download", async () => {
  await backedUp({ BACKUP_PASSPHRASE: passphrase });
  expect(name).toMatch(/^visiga-.*Z\.tar\.age$/);
  const { backups } = await client.query<BackupStatus>("backups.status");
  expect(backups).toMatchObject([{ name, encrypted: true }]);
  const path = await link();
  expect((await submit(path, passphrase)).statusCode).toBe(404);
  const answer = await api.app.inject(path);
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
  const file = join(folder, "downloaded");
  await writeFile(file, answer.rawPayload);
  expect((await checkArchive(await unlock(file, passphrase))).tables).not.toEqual([]);
});
