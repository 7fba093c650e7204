import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@visiga/system/config/config";
import { startS3Service } from "@visiga/testing/s3-service";
import { expect, test } from "vitest";
import { diagnoseCopyBucket, diagnoseCopyFolder } from "./copy-places.ts";

test("a folder for copies is reported on the disk of the data only, also behind a link", async () => {
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

test("the bucket of the photos is reported as a bucket for copies, also by another address", async () => {
  const [own, other] = [await startS3Service(), await startS3Service()];
  const { port } = new URL(own.settings().endpoint);
  const elsewhere = other.settings().endpoint;
  const diagnose = (endpoint: string) =>
    diagnoseCopyBucket({
      s3: own.settings(),
      backups: { passphrase: undefined, copyFolder: undefined, copyBucket: { ...own.settings(), endpoint } },
    });
  expect(await diagnose(`http://[::ffff:127.0.0.1]:${port}`)).toEqual([
    expect.objectContaining({ state: "broken", says: expect.stringContaining("is the bucket of S3_BUCKET") }),
  ]);
  expect(await diagnose(elsewhere)).toEqual([]);
  await other.close();
  expect(await diagnose(elsewhere)).toEqual([]);
  expect([...own.objects.keys()]).toEqual([]);
  await own.close();
});
