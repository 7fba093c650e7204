import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type InstalledSite, installSite } from "#testing/installed-site.ts";
import { type PhotoPlace, photoPlaces } from "#testing/photo-places.ts";

const hour = 3600 * 1000;
const day = 24 * hour;

describe.each(photoPlaces)("pictures in %s", (_, make) => {
  let place: PhotoPlace;
  let site: InstalledSite;
  let photos: ReturnType<PhotoPlace["of"]>;

  beforeAll(async () => {
    place = await make();
    site = await installSite(place);
    photos = place.of(site.api);
  });
  afterAll(async () => {
    await site.close();
    await place.close();
  });
  beforeEach(async () => {
    await Promise.all([site.empty(), place.empty()]);
    await site.start();
  });

  test("an unreferenced photo is quarantined for 30 days, returns with its row, or is deleted", async () => {
    const ids = await site.addPhotos(1);
    const lost = await site.add();
    const id = String(lost.photo?.id);
    const { database } = site.api;
    const [row] = await database.query("SELECT * FROM photo WHERE id = $1", [id]);
    const [entry] = await database.query("DELETE FROM file WHERE photo_id = $1 RETURNING name, title, page", [id]);
    expect(entry).toBeDefined();
    await site.start();
    expect(await photos.stored()).toEqual(ids);
    expect(await photos.quarantined()).toEqual([id]);
    expect(site.lines).toEqual([`In quarantine for 30 days, because no record shows them: 1 picture (${id}).`]);
    expect(await site.client.see(lost)).toBe(404);
    expect(await database.query("SELECT 1 FROM photo WHERE id = $1", [id])).toEqual([]);
    await site.start(29 * day);
    expect(site.lines).toEqual([]);

    await database.query(
      "INSERT INTO photo (id, width, height, color, placeholder, sources) VALUES ($1, $2, $3, $4, $5, $6)",
      [id, row.width, row.height, row.color, row.placeholder, JSON.stringify(row.sources)],
    );
    const again = await database.query(
      "INSERT INTO file (name, title, page, photo_id) VALUES ('a', 'EVENTS', 'GALLERY', $1) RETURNING id",
      [id],
    );
    await site.start(40 * day);
    expect(site.lines).toEqual([`Back from quarantine, because records show them again: 1 picture (${id}).`]);
    await site.api.services.contentVersion.change(async () => {});
    expect(await site.client.see(lost)).toBe(200);

    await database.query("DELETE FROM file WHERE id = $1", [again[0].id]);
    await site.start();
    expect(await photos.quarantined()).toEqual([id]);
    await site.start(31 * day);
    expect(await photos.quarantined()).toEqual([]);
    expect(site.lines).toEqual([`Deleted after 30 days in quarantine: 1 picture (${id}).`]);
    expect(await photos.stored()).toEqual(ids);
  });

  test("all pictures of an emptied database go to quarantine, and return if their rows do", async () => {
    const ids = await site.addPhotos(2);
    const { database } = site.api;
    await database.query("CREATE TABLE saved AS TABLE photo; CREATE TABLE shown AS TABLE file");
    await database.query("DELETE FROM revision; DELETE FROM file; DELETE FROM photo");
    await site.start();
    expect(await photos.quarantined()).toEqual(ids);
    await database.query("INSERT INTO photo TABLE saved; DROP TABLE saved");
    await database.query(
      "INSERT INTO file (name, title, page, photo_id) SELECT name, title, page, photo_id FROM shown; DROP TABLE shown",
    );
    await site.start();
    expect(await photos.stored()).toEqual(ids);
    expect(await photos.quarantined()).toEqual([]);
  });

  test("pictures in the bin are kept, and so are recent pictures without a row", async () => {
    const record = await site.add();
    await site.client.delete(record.id);
    await site.start();
    expect(await photos.stored()).toEqual([record.photo?.id]);
    const young = await photos.addUnknown(1);
    await site.api.services.photoSweep.sweep(new Date(Date.now() - hour), new Date());
    expect(await photos.stored()).toEqual([String(record.photo?.id), ...young].sort());
    expect(site.lines).toEqual([]);
  });

  test("one of several replicas that start together sweeps", async () => {
    await site.addPhotos(1);
    const lost = await photos.addUnknown(8);
    await Promise.all([1, 2, 3].map(() => site.api.services.photoSweep.sweep(null, new Date())));
    expect(await photos.quarantined()).toEqual(lost.sort());
    expect(site.lines).toEqual([expect.stringContaining("In quarantine for 30 days")]);
  });
});
