import { randomUUID } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type InstalledSite, installSite } from "#testing/installed-site.ts";
import { type PhotoPlace, photoBucket, photoFolder } from "#testing/photo-places.ts";

const together = (...ids: (readonly string[])[]) => ids.flat().sort();

describe.each([
  ["a folder", photoFolder],
  ["a bucket", photoBucket],
])("pictures in %s", (_, make) => {
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

  test("an empty database beside existing pictures removes none and reports why", async () => {
    await first.start();
    const ids = await first.addPhotos(2);

    for (let starts = 0; starts < 2; starts++) {
      await second.start();
      expect(await place.stored()).toEqual(ids);
      expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
    }
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringMatching(/^Another installation .+ stores its pictures/)]);
  });

  test("a second installation with pictures neither removes nor takes over those of the first", async () => {
    await first.start();
    const ids = await first.addPhotos(1);
    await second.start();
    const others = await second.addPhotos(2);
    for (const { start } of [second, first, second]) await start();
    expect(await place.stored()).toEqual(together(ids, others));
    expect(first.lines).toEqual([expect.stringMatching(/^Another installation .+ stores its pictures/)]);
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("an installation of an earlier release without ids takes over its pictures and then quarantines unknown ones", async () => {
    const ids = await first.addPhotos(2);
    const [unknown] = await place.addUnknown(1);
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringContaining(String(unknown))]);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("an installation that starts before the owner is recorded does not remove the owner's pictures", async () => {
    const unknown = await place.addUnknown(3);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 3 pictures")]);
    const own = await second.addPhotos(4);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 7 pictures")]);
    expect(await place.stored()).toEqual(together(unknown, own));
  });

  test("an owner whose mark was lost is recorded again only if it knows every picture", async () => {
    await first.start();
    const ids = await first.addPhotos(2);
    await place.forgetOwner();
    const unknown = await place.addUnknown(1);
    await first.start();
    expect(first.lines).toEqual([expect.stringContaining("1 of the 3 pictures")]);
    expect(await place.stored()).toEqual(together(ids, unknown));
    await place.remove(String(unknown[0]));
    await first.start();
    expect(first.lines).toEqual([]);
    await place.addUnknown(1);
    await first.start();
    expect(await place.stored()).toEqual(ids);
  });

  test("a restored database of an earlier release without ids is recognised by its pictures", async () => {
    await first.start();
    const ids = await first.addPhotos(2);
    await first.api.database.query("DELETE FROM installation");
    const unknown = await place.addUnknown(1);
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringContaining(String(unknown[0]))]);
  });
});

test("partial pictures in a folder are removed, except those of another installation", async () => {
  const place = await photoFolder();
  const [first, second] = await Promise.all([installSite(place), installSite(place)]);
  const staging = join(first.api.config.dataDir, "media", ".staging");
  await first.start();
  await mkdir(join(staging, randomUUID()));
  await first.start();
  expect(await readdir(staging)).toEqual([]);
  await mkdir(join(staging, randomUUID()));
  await second.start();
  expect(await readdir(staging)).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
  await place.close();
});
