import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { userClient } from "#testing/user-client.ts";
import { openStorageOf } from "./open-storage.ts";

let api: TestApp;
let media: string;
let photoId: string;
beforeEach(async () => {
  api = await createTestApp();
  media = join(api.config.dataDir, "media");
  const client = userClient(api, await api.logIn(await api.addUser()));
  photoId = String((await client.add({}, await plainPicture(400, 300).jpeg().toBuffer())).photo?.id);
});
afterEach(() => api.close());

const small = { format: "webp", width: 320 } as const;

test("while the disk of photos is not mounted, nothing is made, stored or found missing there", async () => {
  await rename(media, `${media}.disk`);
  await mkdir(media);
  const { storage } = await openStorageOf(api.config, api.database);
  await expect(storage.ping()).rejects.toThrow("ENOENT");
  await expect(storage.open(photoId, small)).rejects.toThrow("ENOENT");
  await expect(storage.put(photoId, [{ ...small, data: Buffer.from("x") }])).rejects.toThrow("ENOENT");
  expect(await readdir(media)).toEqual([]);
  await rm(media, { recursive: true });
  await rename(`${media}.disk`, media);
  await storage.ping();
  expect(await storage.list(null)).toEqual([photoId]);
});

test("a database without photos, and photos of an earlier release, get their folder", async () => {
  const { place } = api.services.storage;
  await rename(join(place, photoId), join(media, photoId));
  await rm(place, { recursive: true });
  await (await openStorageOf(api.config, api.database)).storage.ping();
  await rm(media, { recursive: true });
  await api.database.query("TRUNCATE photo CASCADE");
  await (await openStorageOf(api.config, api.database)).storage.ping();
  expect(await readdir(place)).toEqual([".staging"]);
});
