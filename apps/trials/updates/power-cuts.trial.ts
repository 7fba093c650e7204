import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { SampleInstallation } from "@visiga/keeper/src/testing/sample-installation.ts";
import { expect, inject, test } from "vitest";
import { runCrashCommand } from "../harness/crash.ts";
import { interrupt } from "../harness/interrupt.ts";
import { testFolder } from "../harness/test-folder.ts";
import { archiveIn } from "./update-fixtures.ts";

const folder = testFolder();

test.each([
  ["works", undefined],
  ["has pages that fail", "pages"],
] as const)("a crash during an update to a release that %s leaves one release with its data", async (_, fault) => {
  const first = await archiveIn(join(folder(), "first"), { version: "1.0.0" });
  const next = await archiveIn(join(folder(), fault ?? "good"), { version: "2.0.0", fault });
  let site: SampleInstallation;
  const run = async (crash?: Crash) => {
    site = await SampleInstallation.unpack(first, await mkdtemp(join(folder(), "updated-")));
    await site.start();
    return runCrashCommand("update", [next], site.environment, crash && { ...crash, target: "self" }).finally(() =>
      site.kill(),
    );
  };
  const check = async () => {
    await site.start();
    const { served, left, ...found } = await site.state();
    await site.kill();
    await rm(dirname(site.root), { recursive: true });
    expect(found).toEqual({ data: served, current: `releases/${served}` });
    expect(left).not.toContain("update.json");
    if (fault) expect(served).toBe("1.0.0");
    return `release ${served}`;
  };
  await interrupt([{ name: "update", run, check }], inject("allFaults") ? 40 : 3);
});
