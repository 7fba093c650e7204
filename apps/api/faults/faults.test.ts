import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutBackups } from "./backup-cuts.ts";
import { changes } from "./changes.ts";
import { ChangeCuts } from "./cut-changes.ts";
import { cutPower } from "./power-cuts.ts";
import { cutRestores } from "./restore-cuts.ts";
import { buildCutServer, type CutBuild } from "./server-under-cuts.ts";

const ignored = () => {};
let folder: string;
let build: CutBuild;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-faults-"));
  build = await buildCutServer();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await build.remove();
});

// `pnpm faults` makes hundreds. One run takes other steps than the next, so that a planned cut may find its step no more.
test("no change that was acknowledged is lost, and none is half made, whoever is killed in it", async () => {
  const run = new ChangeCuts(build, folder, Object.keys(changes), ignored);
  await run.run(15);
  const figures = [...run.figures.values()];
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(10);
}, 300_000);

test("no half backup counts as one, whoever is killed while it is made, and the next is whole", async () => {
  const figures = [...(await cutBackups(build, folder, 3)).values()];
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(0);
}, 300_000);

test("a restore that is killed leaves the old state or the new one", async () => {
  const { cuts, problems } = await cutRestores(build, folder, 2);
  expect(problems).toEqual([]);
  expect(cuts).toBeGreaterThan(0);
}, 300_000);

test("after a power cut the server starts, with everything that was acknowledged", async () => {
  const figures = await cutPower(build, folder, 2, ignored);
  if (figures === null)
    process.stdout.write("Power cuts are not tried: only root on Linux may mount a disk for them.\n");
  expect(figures?.problems ?? []).toEqual([]);
  expect(figures?.startedAfter.length ?? 2).toBe(2);
}, 300_000);
