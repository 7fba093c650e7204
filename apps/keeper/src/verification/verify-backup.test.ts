import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpPlace, backUpSite } from "#testing/backed-up-site.ts";
import { verifyBackup } from "./verify-backup.ts";

let source: BackedUpSite;
let temporary: string;
beforeAll(async () => {
  source = await backUpSite();
  temporary = join(source.folder, "temporary");
});
afterAll(() => source.close());

test("a good backup passes verification, which leaves no files behind", async () => {
  const [killed, fetched, running] = ["verify-killed", "archive-killed", "verify-running"].map((name) =>
    join(temporary, name),
  ) as [string, string, string];
  for (const folder of [killed, fetched, running]) await mkdir(join(folder, "media"), { recursive: true });
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
  for (const folder of [killed, fetched]) await utimes(folder, yesterday, yesterday);
  expect((await verifyBackup({ path: source.archive }, temporary, keptSite)).manifest).toEqual(source.manifest);
  expect(await readdir(temporary)).toEqual(["verify-running"]);
  await rm(running, { recursive: true });
});

test("a backup with a changed byte fails verification", async () => {
  const bytes = await readFile(source.archive);
  bytes.writeUInt8(bytes.readUInt8(1024) ^ 1, 1024);
  const changed = join(source.folder, "changed.tar");
  await writeFile(changed, bytes);
  await expect(verifyBackup({ path: changed }, temporary, keptSite)).rejects.toThrow(/^The backup is damaged: /);
});

test("a backup with correct hashes but broken pages fails verification", async () => {
  const { site, folder } = source;
  await site.database.query("UPDATE photo SET sources = '[]'");
  const odd = join(folder, "odd.tar");
  await backUpPlace(site.config, odd);
  await expect(verifyBackup({ path: odd }, temporary, keptSite)).rejects.toThrow(
    /^The page \/\S* of the restored site cannot be shown/,
  );
  expect(await readdir(temporary)).toEqual([]);
});
