import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished, pipeline } from "node:stream/promises";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { type S3Service, startS3Service } from "@visiga/testing/s3-service";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ArchivePlace } from "./archive-place.ts";
import { diskArchives, draftFile, FolderMissing, mountedArchives } from "./disk-archives.ts";
import { s3Archives } from "./s3-archives.ts";

let folder: string;
let service: S3Service;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-archives-"));
  service = await startS3Service();
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** Larger than two parts of a multipart upload. */
const content = randomBytes(11 * 1024 * 1024);

describe.each<[string, () => Promise<ArchivePlace>]>([
  ["a folder", async () => diskArchives(join(folder, "backups"))],
  ["a bucket", () => s3Archives(service.settings(), folder)],
])("archives in %s", (_, open) => {
  test("an archive is listed once it is complete, with its content unchanged", async () => {
    const place = await open();
    expect(await place.list()).toEqual([]);
    const draft = await place.create("visiga-1.tar");
    await pipeline(Readable.from([content]), draft.target);
    await draft.keep();
    expect(await place.list()).toEqual([{ name: "visiga-1.tar", bytes: content.length }]);
    const opened = await place.open("visiga-1.tar");
    expect(opened?.bytes).toBe(content.length);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    const file = await place.fetch("visiga-1.tar");
    expect((await readFile(String(file?.path))).equals(content)).toBe(true);
    await file?.release();
    expect((await readdir(folder)).filter((name) => name.startsWith("archive-"))).toEqual([]);
    await place.remove("visiga-1.tar");
    await place.remove("visiga-1.tar");
    expect(await place.list()).toEqual([]);
    expect(await place.open("visiga-1.tar")).toBeNull();
    expect(await place.fetch("visiga-1.tar")).toBeNull();
  });

  test("an archive leaves no file when writing is aborted", async () => {
    const place = await open();
    const draft = await place.create("visiga-2.tar");
    draft.target.on("error", () => {});
    draft.target.write(content);
    await draft.discard();
    expect(await place.list()).toEqual([]);
    expect(service.openUploads()).toBe(0);
    expect(service.objects.size).toBe(0);
    expect(await readdir(join(folder, "backups")).catch(() => [])).toEqual([]);
  });
});

test("the reason why a bucket cannot be reached is passed to the writer of a large archive", async () => {
  const draft = await (await s3Archives(service.settings(), folder)).create("visiga-6.tar");
  await service.close();
  const writing = pipeline(Readable.from(Array(20).fill(content)), draft.target);
  await expect(writing).rejects.toThrow("ECONNREFUSED");
  await draft.discard();
});

test("archives are readable by this account only, and the next one removes a crash's remains", async () => {
  const place = diskArchives(join(folder, "backups"));
  const draft = await place.create("visiga-3.tar");
  await pipeline(Readable.from([Buffer.from("a")]), draft.target);
  await draft.keep();
  expect((await stat(join(folder, "backups"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "backups", "visiga-3.tar"))).mode & 0o777).toBe(0o600);
  await writeFile(join(folder, "backups", "visiga-4.tar.partial"), "");
  expect(await place.list()).toHaveLength(1);
  await (await place.create("visiga-5.tar")).discard();
  expect(await readdir(join(folder, "backups"))).toEqual(["visiga-3.tar"]);
});

test("a backup whose draft a restore has removed says so", async () => {
  const place = diskArchives(folder);
  const draft = await place.create("visiga-1.tar");
  draft.target.end("archive");
  await finished(draft.target);
  await (await place.create("before-restore-1.tar")).discard();
  await expect(draft.keep()).rejects.toThrow(/^visiga-1\.tar was removed meanwhile, as a restore does/);
});

test("a draft that cannot be removed does not hide why it is discarded", async () => {
  const place = diskArchives(join(folder, "backups"));
  const draft = await place.create("visiga-1.tar");
  const path = join(folder, "backups", "visiga-1.tar.partial");
  await rm(path);
  await mkdir(join(path, "in the way"), { recursive: true });
  await draft.discard();
  expect(await readdir(path)).toEqual(["in the way"]);
});

test("a folder or a file that is there and cannot be read is an error, not as if it were missing", async () => {
  const loop = join(folder, "loop");
  await symlink(loop, loop);
  const reason = (work: Promise<unknown>) => work.catch(({ code }) => code);
  expect(await reason(diskArchives(loop).list())).toBe("ELOOP");
  expect(await reason(mountedArchives(loop).list())).toBe("ELOOP");
  await mkdir(join(folder, "backups"));
  const name = "visiga-7.tar";
  await symlink(join(folder, "backups", name), join(folder, "backups", name));
  const place = diskArchives(join(folder, "backups"));
  expect(await Promise.all([place.open(name), place.fetch(name)].map(reason))).toEqual(["ELOOP", "ELOOP"]);
  expect(await place.list()).toEqual([]);
  await expect(mountedArchives(join(folder, "none")).list()).rejects.toBeInstanceOf(FolderMissing);
});

test.each([
  ["no-such-folder/mine.tar", /^mine\.tar cannot be written: there is no folder .*no-such-folder$/],
  // Not even root can create a file there.
  ["/proc/mine.tar", /^mine\.tar cannot be written: [^\n]+$/],
])("an archive that cannot be created (%s) is refused with a one-line message", async (path, message) => {
  const refused = await draftFile(resolve(folder, path)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartFailure);
  expect((refused as StartFailure).message).toMatch(message);
});
