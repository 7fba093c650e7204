import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutBackups } from "./backup-cuts.ts";
import { cutChanges } from "./cut-changes.ts";
import { cutPower } from "./power-cuts.ts";
import { cutRestores } from "./restore-cuts.ts";
import { buildCutServer, type CutBuild } from "./server-under-cuts.ts";
import { cutUpdates } from "./update-cuts.ts";

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

// The campaign is `pnpm faults`, with hundreds of cuts. The steps differ between runs, so a planned cut may miss its step.
test("killing the server or PostgreSQL loses no acknowledged change and leaves none half applied", async () => {
  const figures = await cutChanges(build, folder, 10, { print: ignored });
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(6);
});

test("killing a process during a backup leaves no partial backup, and the next backup is complete", async () => {
  const figures = await cutBackups(build, folder, 3);
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(0);
});

test("a killed restore leaves either the old state or the new one", async () => {
  const { cuts, problems } = await cutRestores(build, folder, 2);
  expect(problems).toEqual([]);
  expect(cuts).toBeGreaterThan(0);
});

test("a power cut during an update leaves the former release or the new one, with its data", async () => {
  const { cuts, problems } = await cutUpdates(build, folder, 6);
  expect(problems).toEqual([]);
  expect(cuts).toBeGreaterThan(3);
});

test("after a power cut the server starts with every acknowledged change", async () => {
  const figures = await cutPower(build, folder, 1, ignored);
  if (figures === null)
    process.stdout.write("Power cuts are not tried: only root on Linux may mount a disk for them.\n");
  expect(figures?.problems ?? []).toEqual([]);
  expect(figures?.startedAfter.length ?? 1).toBe(1);
});
