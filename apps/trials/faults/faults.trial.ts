import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crashBackups } from "./backup-crashes.ts";
import { crashChanges } from "./change-crashes.ts";
import { buildCrashServer, type CrashBuild } from "./crash-server-run.ts";
import { cutPower } from "./power-cuts.ts";
import { crashRestores } from "./restore-crashes.ts";
import { crashUpdates } from "./update-crashes.ts";

const ignored = () => {};
let folder: string;
let build: CrashBuild;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-faults-"));
  build = await buildCrashServer();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await build.remove();
});

// The campaign is `pnpm faults`, with hundreds of crashes. The steps differ between runs, so a planned crash may miss its step.
test("killing the server or PostgreSQL loses no acknowledged change and leaves none half applied", async () => {
  const figures = await crashChanges(build, folder, 10, { print: ignored });
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { crashes }) => sum + crashes, 0)).toBeGreaterThan(6);
});

test("killing a process during a backup leaves no partial backup, and the next backup is complete", async () => {
  const figures = await crashBackups(build, folder, 3);
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  expect(figures.reduce((sum, { crashes }) => sum + crashes, 0)).toBeGreaterThan(0);
});

test("a killed restore leaves either the old state or the new one", async () => {
  const { crashes, problems } = await crashRestores(build, folder, 2);
  expect(problems).toEqual([]);
  expect(crashes).toBeGreaterThan(0);
});

test("a power cut during an update leaves the former release or the new one, with its data", async () => {
  const { crashes, problems } = await crashUpdates(build, folder, 6);
  expect(problems).toEqual([]);
  expect(crashes).toBeGreaterThan(3);
});

test("after a power cut the server starts with every acknowledged change", async () => {
  const figures = await cutPower(build, folder, 1, ignored);
  if (figures === null)
    process.stdout.write("Power cuts are not tried: only root on Linux may mount a disk for them.\n");
  expect(figures?.problems ?? []).toEqual([]);
  expect(figures?.startedAfter.length ?? 1).toBe(1);
});
