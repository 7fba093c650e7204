import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { VariantKind } from "@visiga/system/storage/picture-variant";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFilesIn } from "#testing/open-files.ts";
import { openDiskStorage } from "./disk-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";

const installation = { id: randomUUID(), site: randomUUID() };
let media: string;
let folder: string;
let storage: PhotoStorage;
const webp = (width: number) => ({ format: "webp", width }) as const;
const avif = (width: number) => ({ format: "avif", width }) as const;
const variants = [
  { ...webp(320), data: Buffer.from("small") },
  { ...webp(640), data: Buffer.from("larger") },
];

beforeEach(async () => {
  media = await mkdtemp(join(tmpdir(), "storage-"));
  folder = join(media, installation.id);
  storage = await openDiskStorage(media, installation);
});
afterEach(async () => {
  // A stream closes its file after its end.
  await vi.waitFor(() => expect(openFilesIn(folder)).toEqual([]), 60_000);
  await rm(media, { recursive: true });
});

async function text(id: string, variant: VariantKind): Promise<string | undefined> {
  const opened = await storage.open(id, variant);
  return opened ? (await buffer(opened.stream)).toString() : undefined;
}

const listed = (before: Date | null = null) => storage.list(before);

test("a stored photo can be opened, with its size", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  const opened = await storage.open(id, webp(640));
  expect(opened?.bytes).toBe(6);
  expect(opened && (await buffer(opened.stream)).toString()).toBe("larger");
  expect(await storage.open(id, webp(960))).toBeNull();
  expect(await storage.open(randomUUID(), webp(320))).toBeNull();
  expect(await listed()).toEqual([id]);
});

test("a variant whose size cannot be read is closed", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  const handle = await open(folder);
  vi.spyOn(Object.getPrototypeOf(handle), "stat").mockRejectedValueOnce(new Error("EIO"));
  await handle.close();
  await expect(storage.open(id, webp(320))).rejects.toThrow("EIO");
});

test("a removed photo is gone, and removing a missing one is no error", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await storage.remove(id);
  await storage.remove(id);
  expect(await storage.open(id, webp(320))).toBeNull();
  expect(await listed()).toEqual([]);
});

test("a failed put leaves nothing behind", async () => {
  const id = randomUUID();
  const twice = [...variants, ...variants];
  await expect(storage.put(id, twice)).rejects.toThrow();
  expect(await listed()).toEqual([]);
  expect(await readdir(join(folder, ".staging"))).toEqual([]);
});

test("a stored photo is never replaced", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await expect(storage.put(id, [{ ...webp(320), data: Buffer.from("other") }])).rejects.toThrow();
  const opened = await storage.open(id, webp(320));
  expect(opened && (await buffer(opened.stream)).toString()).toBe("small");
});

test("variants are added to an existing photo without replacing any, and not to a removed photo", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  const added = { ...avif(640), data: Buffer.from("light") };
  await storage.add(id, [added, { ...webp(320), data: Buffer.from("other") }]);
  expect((await readdir(join(folder, id))).sort()).toEqual(["320.webp", "640.avif", "640.webp"]);
  expect(await text(id, avif(640))).toBe("light");
  expect(await text(id, webp(320))).toBe("small");
  await storage.remove(id);
  await storage.add(id, [added]);
  expect(await listed()).toEqual([]);
  expect(await readdir(join(folder, ".staging"))).toEqual([]);
});

test("unfinished photos are removed, on request only old ones", async () => {
  const fresh = join(folder, ".staging", randomUUID());
  const old = join(folder, ".staging", randomUUID());
  for (const path of [fresh, old]) {
    await mkdir(path);
    await writeFile(join(path, "320.webp"), "half");
  }
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
  await utimes(old, yesterday, yesterday);
  await storage.removeLeftovers(new Date(Date.now() - 3600 * 1000));
  expect(await readdir(join(folder, ".staging"))).toEqual([fresh.split(/[\\/]/).at(-1)]);
  await storage.removeLeftovers(null);
  expect(await readdir(join(folder, ".staging"))).toEqual([]);
});

test("photos are listed by age, without files of others", async () => {
  const id = randomUUID();
  await storage.put(id, variants);
  await mkdir(join(folder, "somebody's own folder"));
  expect(await listed()).toEqual([id]);
  expect(await listed(new Date(Date.now() - 3600 * 1000))).toEqual([]);
});

test("a ping succeeds while the folder exists", async () => {
  await storage.ping();
  await rm(folder, { recursive: true });
  await expect(storage.ping()).rejects.toThrow();
  await mkdir(folder);
});
