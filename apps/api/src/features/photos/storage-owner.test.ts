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
  /** Two installations, neither of which has started yet. */
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

  test("an empty database beside them, as when the old one was moved away, leaves every one and says what that means", async () => {
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

  test("a second installation with pictures of its own neither clears away nor takes over the first one’s", async () => {
    await first.start();
    const ids = await first.addPhotos(1);
    await second.start();
    const others = await second.addPhotos(2);
    for (const { start } of [second, first, second]) await start();
    expect(await place.stored()).toEqual(together(ids, others));
    expect(first.lines).toEqual([expect.stringMatching(/^Another installation .+ stores its pictures/)]);
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("an installation from before there were marks takes its pictures, and then clears away what nobody holds", async () => {
    const ids = await first.addPhotos(2);
    const [unknown] = await place.addUnknown(1);
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringContaining(String(unknown))]);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("belong to another installation")]);
  });

  test("one that starts before the first has marked them does not clear them away either", async () => {
    const unknown = await place.addUnknown(3);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 3 pictures")]);
    const own = await second.addPhotos(4);
    await second.start();
    expect(second.lines).toEqual([expect.stringContaining("3 of the 7 pictures")]);
    expect(await place.stored()).toEqual(together(unknown, own));
  });

  test("one that lost its mark gets it again while every picture is known, and not otherwise", async () => {
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

  test("a backup from before there were marks, restored beside its pictures, is known by them", async () => {
    await first.start();
    const ids = await first.addPhotos(2);
    await first.api.database.query("DELETE FROM installation");
    const unknown = await place.addUnknown(1);
    await first.start();
    expect(await place.stored()).toEqual(ids);
    expect(first.lines).toEqual([expect.stringContaining(String(unknown[0]))]);
  });
});

test("a folder’s half-written pictures are cleared away, somebody else’s are not", async () => {
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
