import { appendFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { runOperatorCommand } from "@visiga/keeper/src/testing/operator-command.ts";
import { SampleInstallation } from "@visiga/keeper/src/testing/sample-installation.ts";
import type { SampleRelease } from "@visiga/keeper/src/testing/sample-release-process.ts";
import { runProgram } from "@visiga/keeper/src/update/run-program.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { archiveIn, replacePrograms } from "./update-fixtures.ts";

const folder = testFolder();
let first: string;
let installation: SampleInstallation;
let count = 0;

const archiveOf = (release: SampleRelease & { cpu?: string }) => archiveIn(folder(), release);

beforeAll(async () => {
  first = await archiveOf({ version: "1.0.0" });
});

afterEach(() => installation.kill().catch(() => {}));

/** Packs the changed content of an archive, with its sum. */
async function repack(archive: string): Promise<void> {
  const parent = dirname(archive);
  await runProgram("tar", ["-czf", archive, "-C", parent, "visiga"]);
  const sum = (await runProgram("sha256sum", [archive])).split(" ")[0];
  await writeFile(join(parent, "SHA256SUMS"), `${sum}  ${basename(archive)}\n`);
}

async function runningSite(): Promise<SampleInstallation> {
  count += 1;
  installation = await SampleInstallation.unpack(first, join(folder(), String(count)));
  await installation.start();
  return installation;
}

const unchanged = { served: "1.0.0", data: "1.0.0", current: "releases/1.0.0", left: [] };

test("an update replaces the release, also over several versions, and keeps the former one", async () => {
  const site = await runningSite();
  for (const version of ["1.1.0", "1.10.0"]) {
    expect(await site.update(await archiveOf({ version }))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/The site was down for \d\.\d s/),
    });
    expect(await site.state()).toEqual({ served: version, data: version, current: `releases/${version}`, left: [] });
  }
  expect(await site.releases()).toEqual(["1.1.0", "1.10.0"]);
  expect(await readdir(site.dataDir)).toEqual(["lock", "postgres"]);
});

test.each([
  ["migration", "Migration 9999 fails"],
  ["start", "This release does not start"],
  ["pages", "the page / returned 500"],
] as const)("a release with a fault (%s) leaves the former one running with its data", async (fault, reason) => {
  const site = await runningSite();
  const { code, err } = await site.update(await archiveOf({ version: "2.0.0", fault }));
  expect({ code, err }).toEqual({
    code: 1,
    err: `The update failed: ${reason}. 1.0.0 is still installed, with its data.\n`,
  });
  expect(await site.state()).toEqual(unchanged);
  expect(await site.releases()).toEqual(["1.0.0"]);
  expect(await readdir(site.dataDir)).toEqual(["lock", "postgres"]);
});

test.each(["tar", "cp"])("a disk that is full for %s leaves the former release running", async (program) => {
  const site = await runningSite();
  const PATH = await replacePrograms(dirname(site.root), { [program]: "echo 'No space left on device' >&2; exit 1" });
  const { code, err } = await site.update(await archiveOf({ version: "2.0.0" }), { PATH });
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/failed: No space left on device\. 1\.0\.0 is still installed/),
  });
  expect(await site.state()).toEqual(unchanged);
});

test("archives that are damaged, older, for another processor or without a sum are refused", async () => {
  const site = await runningSite();
  const refused = async (archive: string, reason: string) =>
    expect(await site.update(archive)).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
  await refused(first, "1.0.0 is not newer than the installed 1.0.0");
  await refused(await archiveOf({ version: "0.9.0" }), "0.9.0 is not newer than the installed 1.0.0");
  await refused(await archiveOf({ version: "2.0.0", cpu: "s390x" }), "The archive is for s390x");
  const archive = await archiveOf({ version: "2.0.0" });
  await appendFile(archive, "x");
  await refused(archive, "visiga-2.0.0.tar.gz is damaged");
  await rm(join(dirname(archive), "SHA256SUMS"));
  await refused(archive, "There is no");
  expect(await site.state()).toEqual(unchanged);
});

test.each(["-1", "_dev", "..", "2.0", "v2.0.0"])("an archive with a release named %s is refused", async (name) => {
  const site = await runningSite();
  const archive = await archiveOf({ version: "2.0.0" });
  const unpacked = join(dirname(archive), "visiga");
  await rm(join(unpacked, "current"));
  await symlink(join("releases", name), join(unpacked, "current"));
  if (name !== "..") await rename(join(unpacked, "releases/2.0.0"), join(unpacked, "releases", name));
  await repack(archive);
  expect(await site.update(archive)).toMatchObject({
    code: 1,
    err: expect.stringContaining("The archive is not a release of this site"),
  });
  expect(await site.state()).toEqual(unchanged);
  expect(await site.releases()).toEqual(["1.0.0"]);
});

test("an archive whose release is a link to a folder elsewhere is refused", async () => {
  const site = await runningSite();
  const archive = await archiveOf({ version: "2.0.0" });
  const release = join(dirname(archive), "visiga/releases/2.0.0");
  await rename(release, join(dirname(archive), "elsewhere"));
  await symlink(join(dirname(archive), "elsewhere"), release);
  await repack(archive);
  expect(await site.update(archive)).toMatchObject({ code: 1, err: expect.stringContaining("is not a release") });
  expect(await site.state()).toEqual(unchanged);
});

test("a release candidate is older than its release", async () => {
  const site = await runningSite();
  expect((await site.update(await archiveOf({ version: "1.1.0-rc.1" }))).code).toBe(0);
  expect((await site.update(await archiveOf({ version: "1.1.0" }))).code).toBe(0);
  expect(await site.update(await archiveOf({ version: "1.1.0-rc.2" }))).toMatchObject({
    code: 1,
    err: expect.stringContaining("1.1.0-rc.2 is not newer than the installed 1.1.0"),
  });
});

test("a command names the launcher of an archive as it was called, in a clone pnpm", async () => {
  const site = await runningSite();
  const launcher = join(site.root, "visiga");
  expect(await site.update("")).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Usage: ${launcher} update <archive>`),
  });
  const { err } = await runOperatorCommand("verify-backup", [], { PATH: process.env.PATH });
  expect(err).toMatch(/^Usage: npx -y pnpm backup:verify </);
});

test("a stopped site stays stopped after an update", async () => {
  const site = await runningSite();
  await site.kill();
  expect(await site.update(await archiveOf({ version: "2.0.0" }))).toMatchObject({ code: 0 });
  await expect(site.state()).rejects.toThrow("fetch failed");
  await site.start();
  expect(await site.state()).toMatchObject({ served: "2.0.0", data: "2.0.0" });
});
