import { randomUUID } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type InstalledSite, installSite } from "#testing/installed-site.ts";
import { type PhotoPlace, photoFolder, photoPlaces } from "#testing/photo-places.ts";
import { photoFolderOf } from "#testing/stored-photos.ts";

const day = 24 * 3600 * 1000;

describe.each(photoPlaces)("two installations in %s", (_, make) => {
  let place: PhotoPlace;
  let first: InstalledSite;
  let second: InstalledSite;

  beforeAll(async () => {
    place = await make();
    [first, second] = await Promise.all([installSite(place), installSite(place)]);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await place.close();
  });
  beforeEach(async () => {
    await Promise.all([first.empty(), second.empty(), place.empty()]);
  });

  test("neither sweeps, takes in or deletes photos of the other one, however often they start", async () => {
    const ids = await first.addPhotos(2);
    const others = await second.addPhotos(1);
    for (const { start, api } of [second, first, second]) {
      await start(40 * day);
      await api.services.photoSweep.takeInEarlier();
    }
    expect(await place.of(first.api).stored()).toEqual(ids);
    expect(await place.of(second.api).stored()).toEqual(others);
    expect([...first.lines, ...second.lines]).toEqual([]);
  });

  test("a new database leaves existing photos as they are, and names their installation", async () => {
    const ids = await first.addPhotos(12);
    await second.start(40 * day);
    expect(await place.of(first.api).stored()).toEqual(ids);
    expect(await second.api.services.storage.others()).toEqual([first.api.services.installation.id]);
  });

  test("a photo of one is not served by the other, although both know it", async () => {
    const record = await first.add();
    const { database } = first.api;
    const [{ row }] = await database.query("SELECT to_jsonb(photo) AS row FROM photo");
    await second.api.database.query("INSERT INTO photo SELECT * FROM jsonb_populate_record(NULL::photo, $1)", [row]);
    await second.api.database.query(
      "INSERT INTO file (name, title, page, photo_id) VALUES ('a', 'EVENTS', 'GALLERY', $1)",
      [record.photo?.id],
    );
    await second.api.services.contentVersion.change(async () => {});
    expect(await first.client.see(record)).toBe(200);
    expect(await second.client.see(record)).toBe(404);
  });

  test("the photos of one are deleted without those of the other", async () => {
    const ids = await first.addPhotos(2);
    await second.addPhotos(1);
    await second.api.services.storage.removeAll();
    expect(await place.of(first.api).stored()).toEqual(ids);
    expect(await place.of(second.api).stored()).toEqual([]);
  });
});

test("partial photos in a folder are removed, except those of another installation", async () => {
  const place = await photoFolder();
  const [first, second] = await Promise.all([installSite(place), installSite(place)]);
  const stagings = [first, second].map(({ api }) => join(photoFolderOf(api), ".staging"));
  for (const staging of stagings) await mkdir(join(staging, randomUUID()));
  await first.start();
  expect(await Promise.all(stagings.map((staging) => readdir(staging)))).toEqual([[], [expect.any(String)]]);
  await Promise.all([first.close(), second.close()]);
  await place.close();
});
