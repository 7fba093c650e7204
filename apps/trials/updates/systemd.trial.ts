import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { SampleInstallation } from "@visiga/keeper/src/testing/sample-installation.ts";
import type { SampleRelease } from "@visiga/keeper/src/testing/sample-release-process.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { archiveIn, replacePrograms } from "./update-fixtures.ts";

const folder = testFolder();
let site: SampleInstallation;
let PATH: string;

const archiveOf = (release: SampleRelease) => archiveIn(folder(), release);

beforeEach(async () => {
  const parent = await mkdtemp(join(folder(), "site-"));
  site = await SampleInstallation.unpack(await archiveOf({ version: "1.0.0" }), parent);
  const systemctl = await programPath("sample-systemctl-process");
  PATH = await replacePrograms(parent, {
    systemctl: `exec "${process.execPath}" "${systemctl}" "${site.root}" "$@"`,
    journalctl: "echo 'This release does not start'",
  });
  expect(await site.run("systemctl", ["start", "visiga"], { PATH })).toMatchObject({ code: 0 });
});

afterEach(() => site.kill());

const commands = async () => (await readFile(join(site.root, "../systemctl.log"), "utf8")).trim().split("\n").slice(1);

test("an update stops and starts the unit that runs the installation", async () => {
  const updated = await site.update(await archiveOf({ version: "1.1.0" }), { PATH });
  expect(updated).toMatchObject({ code: 0, err: "", out: expect.stringContaining("The site was down for") });
  expect(await site.state()).toMatchObject({ served: "1.1.0", data: "1.1.0", left: [] });
  expect(await commands()).toEqual(["restart --no-block visiga", "start visiga"]);
});

test.each([
  ["start", "This release does not start"],
  ["pages", "the page / returned 500"],
] as const)("the unit runs the former release again after one with a fault (%s)", async (fault, reason) => {
  expect(await site.update(await archiveOf({ version: "2.0.0", fault }), { PATH })).toMatchObject({
    code: 1,
    err: `The update failed: ${reason}. 1.0.0 is still installed, with its data.\n`,
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", data: "1.0.0", left: [] });
  // Another start is not needed if the second restart has already ended.
  const restart = "restart --no-block visiga";
  expect((await commands()).slice(0, 3)).toEqual([restart, "start visiga", restart]);
});
