import { openStorage } from "@visiga/api/src/platform/storage/open-storage.ts";
import { type InstalledSite, installSite } from "@visiga/api/src/testing/installed-site.ts";
import { type PhotoPlace, photoBucket, photoFolder } from "@visiga/api/src/testing/photo-places.ts";
import type { PhotoStorage } from "@visiga/system/storage/photo-storage";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const other = "00000000-0000-4000-8000-000000000001";

describe.each([
  ["a folder", photoFolder],
  ["a bucket", photoBucket],
])("pictures in %s after an interrupted restore", (_, make) => {
  let place: PhotoPlace;
  let first: InstalledSite;
  let second: InstalledSite;
  let storage: PhotoStorage;
  let id: string;

  beforeAll(async () => {
    place = await make();
    [first, second] = await Promise.all([installSite(place), installSite(place)]);
    storage = await openStorage(first.api.config);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await place.close();
  });
  beforeEach(async () => {
    await Promise.all([first.empty(), second.empty(), place.empty()]);
    await first.start();
    [{ id }] = await first.api.database.query("SELECT id FROM installation");
  });

  test("pictures unknown to the database go to quarantine after an interrupted restore, regardless of number, and the others are taken over", async () => {
    const known = await first.addPhotos(2);
    const unknown = await place.addUnknown(12);
    await storage.takeOver(other);
    await storage.noteRestoring([id, other]);
    await first.start();
    expect(first.lines).toEqual([
      "A restore was interrupted: 12 pictures that this database does not know are in quarantine for 30 days",
    ]);
    expect(await place.stored()).toEqual(known);
    expect((await place.quarantined()).sort()).toEqual(unknown);
    expect(await storage.owner()).toBe(id);
    expect(await storage.restoring()).toEqual([]);
    await first.start();
    expect(first.lines).toEqual([]);
  });

  test("pictures stay if the restore was of another installation", async () => {
    await first.addPhotos(1);
    await place.addUnknown(12);
    await storage.noteRestoring([other]);
    await first.start();
    expect(await place.stored()).toHaveLength(13);
    expect(await storage.restoring()).toEqual([other]);
  });

  test("pictures stay if another site shares the storage and nothing was replaced", async () => {
    await first.addPhotos(1);
    await second.start();
    await second.addPhotos(12);
    await storage.noteRestoring([id, other]);
    await first.start();
    expect(await place.stored()).toHaveLength(13);
    expect(await storage.restoring()).toEqual([]);
  });
});
