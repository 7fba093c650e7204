import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "@visiga/system/config/config";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { program } from "#program.ts";
import { listedPlaces } from "./listed-places.ts";
import { askByProcess, SecondPlaceFailure, secondPlaces } from "./second-places.ts";

const silent = fileURLToPath(new URL("../testing/silent-process.ts", import.meta.url));
const name = "visiga-2026-11-22T02-00-00Z.tar";
const never = new AbortController().signal;
const retention = { now: new Date("2026-11-22T12:00:00Z"), trusted: true };

let folder: string;
let stick: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-second-"));
  stick = join(folder, "stick");
  for (const made of ["stick", "data/backups", "data/tmp"]) await mkdir(join(folder, made), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

function place(path = program("second-place"), limits = { list: 60_000, copy: 60_000 }) {
  const config = readConfig({ DATA_DIR: join(folder, "data"), BACKUP_COPY_DIR: stick });
  const [found] = secondPlaces(config, askByProcess(path, limits));
  if (!found) throw new Error("There is no second place");
  return found;
}

test("another process lists a folder, and fetches a backup from it", async () => {
  await writeFile(join(stick, name), "archive");
  const there = place();
  expect(await there.list()).toEqual([{ name, bytes: 7 }]);
  const fetched = await there.fetch(name);
  expect(await readFile(fetched?.path ?? "", "utf8")).toBe("archive");
  await fetched?.release();
  expect(await there.fetch("other.tar")).toBeNull();
  expect(await readdir(join(folder, "data/tmp"))).toEqual([]);
});

test("a copy says that its folder or its backup is missing", async () => {
  await expect(place().copy(name, retention, never)).rejects.toThrow("it is no longer there");
  await writeFile(join(folder, "data/backups", name), "archive");
  await rm(stick, { recursive: true });
  await expect(place().copy(name, retention, never)).rejects.toThrow(
    new SecondPlaceFailure("missing", `there is no folder ${stick}`),
  );
});

test("a place that does not answer fails after its limit, and a list of it makes no request wait", async () => {
  const there = place(silent, { list: 300, copy: 200 });
  await expect(there.copy(name, retention, never)).rejects.toThrow("it has not answered for 0.2 s");
  const slow = place(silent);
  const began = performance.now();
  const listed = listedPlaces([slow]);
  expect(await Promise.all([1, 2, 3, 4, 5].map(() => listed()))).toEqual([[], [], [], [], []]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test("a copy that is stopped ends at once", async () => {
  const stopping = new AbortController();
  const copying = place(silent).copy(name, retention, stopping.signal);
  copying.catch(() => {});
  stopping.abort();
  await expect(copying).rejects.toThrow("aborted");
});

test("what a place holds is read again after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let bytes = 1;
  const listed = listedPlaces([{ list: async () => [{ name, bytes: bytes++ }] } as never]);
  expect(await listed()).toEqual([{ name, bytes: 1 }]);
  expect(await listed()).toEqual([{ name, bytes: 1 }]);
  vi.advanceTimersByTime(11_000);
  expect(await listed()).toEqual([{ name, bytes: 2 }]);
  vi.useRealTimers();
});
