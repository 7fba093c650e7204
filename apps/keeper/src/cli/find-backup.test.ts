import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBackup } from "./find-backup.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-find-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const find = async (file: string) => (await findBackup(readConfig({ DATA_DIR: dataDir }), file)).path;

test("a backup is found by its path, or by its name among those of the server", async () => {
  const [own, nightly] = [join(dataDir, "mine.tar"), join(dataDir, "backups", "visiga-2027-03-10T02-00-00Z.tar")];
  await mkdir(join(dataDir, "backups"));
  for (const path of [own, nightly]) await writeFile(path, "archive");
  expect(await find(own)).toBe(own);
  expect(await find("visiga-2027-03-10T02-00-00Z.tar")).toBe(nightly);
});

test("a folder in place of a backup is refused with its path", async () => {
  await expect(find(dataDir)).rejects.toThrow(new StartFailure(`${dataDir} is a folder: name the backup in it`));
});

test("a backup that the server lost is found by its name in the second place", async () => {
  const folder = join(dataDir, "stick");
  await mkdir(folder);
  await writeFile(join(folder, "visiga-2027-03-10T02-00-00Z.tar"), "archive");
  const config = readConfig({ DATA_DIR: join(dataDir, "new"), BACKUP_COPY_DIR: folder });
  const { path, release } = await findBackup(config, "visiga-2027-03-10T02-00-00Z.tar");
  // A copy on this machine, because a share may stop answering.
  expect(dirname(dirname(path))).toBe(join(dataDir, "new", "tmp"));
  expect(await readFile(path, "utf8")).toBe("archive");
  await release();
  expect(await readdir(join(dataDir, "new", "tmp"))).toEqual([]);
});

test.each(["nothing.tar", "../outside.tar"])("no file beside the server's backups (%s) is found", async (file) => {
  await writeFile(join(dataDir, "outside.tar"), "archive");
  await expect(find(file)).rejects.toThrow(StartFailure);
  await expect(find(file)).rejects.toThrow(/^There is no file .*\.tar, and no backup with that name$/);
});
