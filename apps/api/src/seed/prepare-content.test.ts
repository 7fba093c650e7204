import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshBuild } from "#testing/fresh-build.ts";
import { photoFolderOf } from "#testing/stored-photos.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { prepareContent } from "./prepare-content.ts";

let api: TestApp;
let lines: string[];
beforeEach(async () => {
  api = await createTestApp();
  lines = [];
});
afterEach(() => api.close());

const media = () => photoFolderOf(api);
const countEntries = async () => (await api.services.publicEntries.list({ first: 1 })).total;
const start = (seedDemo: boolean) => {
  const config = { ...api.config, databaseUrl: undefined, seedDemo };
  return prepareContent(api.services, config, (line) => lines.push(line), new Date());
};

test("a start removes the leftovers of interrupted uploads", async () => {
  await writeFile(join(api.services.temporaryFolder, `${randomUUID()}.upload`), "half");
  await mkdir(join(media(), ".staging", randomUUID()));
  await start(false);
  expect(await readdir(api.services.temporaryFolder)).toEqual([]);
  expect(await readdir(join(media(), ".staging"))).toEqual([]);
  expect(await countEntries()).toBe(0);
  expect(lines).toEqual([]);
});

test("a start leaves the files of a backup or verification that a command is writing", async () => {
  const written = ["backup-1", "verify-1"];
  for (const name of written) await mkdir(join(api.services.temporaryFolder, name));
  await start(false);
  expect((await readdir(api.services.temporaryFolder)).sort()).toEqual(written);
});

test("a start does not wait until all stored pictures are compared with their records", async () => {
  vi.spyOn(api.services.photoSweep, "sweep").mockReturnValue(new Promise(() => {}));
  await start(false);
  expect(api.services.photoSweep.sweep).toHaveBeenCalledOnce();
});

test("a start that cannot store demo content reports it and goes on, and the next one stores it", async () => {
  // With the pictures of the build.
  await freshBuild();
  const staging = join(media(), ".staging");
  await rm(staging, { recursive: true });
  await start(true);
  expect(lines).toHaveLength(2);
  expect(await countEntries()).toBe(0);
  await mkdir(staging);
  await start(true);
  expect(await countEntries()).toBeGreaterThan(100);
});
