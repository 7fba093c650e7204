import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@visiga/system/config/config";
import { expect, test } from "vitest";
import { diagnoseCopyFolder } from "./copy-folder.ts";

test("a folder for copies on the disk of the data is reported, also behind a link, and one on another disk is not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-same-disk-"));
  const DATA_DIR = join(folder, "data");
  await mkdir(join(DATA_DIR, "copies"), { recursive: true });
  await mkdir(join(folder, "stick"));
  await symlink(join(DATA_DIR, "copies"), join(folder, "link"));
  const diagnose = (path: string) => diagnoseCopyFolder(readConfig({ DATA_DIR, BACKUP_COPY_DIR: path }));
  const same = [
    expect.objectContaining({ state: "warning", says: expect.stringContaining("is on the disk of DATA_DIR") }),
  ];
  expect(await diagnose(join(folder, "stick"))).toEqual(same);
  expect(await diagnose(join(folder, "link"))).toEqual(same);
  expect(await diagnose("/proc")).toEqual([]);
  expect(await diagnose(join(folder, "none"))).toEqual([]);
  await rm(folder, { recursive: true });
});
