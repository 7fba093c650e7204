import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { makeArchive, SampleInstallation } from "@visiga/api/src/testing/sample-installation.ts";
import type { SampleRelease } from "@visiga/api/src/testing/sample-release-process.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let folder: string;
let site: SampleInstallation;
let PATH: string;

const archiveOf = async (release: SampleRelease) =>
  makeArchive(join(folder, "archives"), dirname(await programPath("update")), release);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "update-systemd-"));
});

beforeEach(async () => {
  site = await SampleInstallation.unpack(await archiveOf({ version: "1.0.0" }), await mkdtemp(join(folder, "site-")));
  const programs = join(site.root, "../programs");
  await mkdir(programs);
  const systemctl = await programPath("sample-systemctl-process");
  const scripts = {
    systemctl: `exec "${process.execPath}" "${systemctl}" "${site.root}" "$@"`,
    journalctl: "echo 'This release does not start'",
  };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(programs, name), 0o755);
  }
  PATH = `${programs}:${process.env.PATH}`;
  expect(await site.run("systemctl", ["start", "visiga"], { PATH })).toMatchObject({ code: 0 });
});

afterEach(() => site.kill());
afterAll(() => rm(folder, { recursive: true, force: true }));

const commands = async () => (await readFile(join(site.root, "../systemctl.log"), "utf8")).trim().split("\n").slice(1);

test("an update stops and starts the unit that runs the installation", async () => {
  const updated = await site.update(await archiveOf({ version: "1.1.0" }), { PATH });
  expect(updated).toMatchObject({ code: 0, err: "", out: expect.stringContaining("The site was down for") });
  expect(await site.state()).toMatchObject({ served: "1.1.0", data: "1.1.0", left: [] });
  expect(await commands()).toEqual(["stop visiga", "start visiga"]);
});

test.each([
  ["start", "This release does not start"],
  ["pages", "the page / answers 500"],
] as const)("the unit runs the former release again after one with a fault (%s)", async (fault, reason) => {
  expect(await site.update(await archiveOf({ version: "2.0.0", fault }), { PATH })).toMatchObject({
    code: 1,
    err: `The update failed: ${reason}. 1.0.0 is still installed, with its data.\n`,
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", data: "1.0.0", left: [] });
  expect(await commands()).toEqual(["stop visiga", "start visiga", "stop visiga", "start visiga"]);
});
