import type { EntryRecord, Photo } from "@visiga/contracts/entries";
import type { VariantKind } from "@visiga/system/storage/picture-variant";
import { plainPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type EncodedPhotos, openEncodedPhotos, variantsOf } from "#testing/encoded-photos.ts";
import { photoPlaces } from "#testing/photo-places.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { UserClient } from "#testing/user-client.ts";

const day = 24 * 3600;

describe.each(photoPlaces)("the social image of a photo in %s", (_, make) => {
  let photos: EncodedPhotos;
  let api: TestApp;
  let client: UserClient;
  let picture: Buffer;
  let encodeVariants: EncodedPhotos["encodeVariants"];
  let lines: string[];

  beforeAll(async () => {
    photos = await openEncodedPhotos(make);
    ({ api, picture, encodeVariants, lines } = photos);
  });
  afterAll(() => photos.close());
  beforeEach(async () => {
    client = await photos.reset();
  });
  afterEach(() => vi.restoreAllMocks());

  const makeDue: EncodedPhotos["makeDue"] = (signal, seconds) => photos.makeDue(signal, seconds);

  const at = (x: number, y: number): VariantKind => ({ format: "jpeg", focal: { x, y } });
  const shareOf = async ({ id }: EntryRecord) => (await client.list()).find((record) => record.id === id)?.sharePicture;
  const kinds = () => encodeVariants.mock.calls.map(([task]) => task.kinds);
  const avif = [200, 400].map((width): VariantKind => ({ format: "avif", width }));
  const add = async () => (await client.add({}, picture)) as EntryRecord & { photo: Photo };

  test("a social image exists when the upload is answered, cropped at its focal point", async () => {
    const record = await client.add({ focalX: "10", focalY: "90" }, picture);
    const path = `/media/${record.photo?.id}/share-10-90.jpg`;
    expect([record.sharePicture, await shareOf(record)]).toEqual([path, path]);
    const answer = await api.app.inject(path);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=86400, immutable",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    await makeDue();
    expect(kinds()).toEqual([avif]);
  });

  test("only entries with an own page get a social image, also when they move to such a page", async () => {
    const record = await client.add({ page: "WAWATA", minors: "true", consent: "true" }, picture);
    await makeDue();
    expect([await shareOf(record), kinds()]).toEqual([null, [avif]]);
    await client.changeAll([record.id], "NEWS");
    await makeDue();
    expect(await shareOf(record)).toMatch(/share-50-50\.jpg$/);
    expect(encodeVariants.mock.calls.at(-1)?.[0].kinds).toEqual([at(50, 50)]);
  });

  test("another focal point gives a social image another address, named once it is made", async () => {
    const record = await add();
    await makeDue();
    const before = String(await shareOf(record));
    await client.put(record.id, { focalX: "0", focalY: "0" });
    expect(await shareOf(record)).toBeNull();
    await makeDue();
    expect(await shareOf(record)).toMatch(/share-0-0\.jpg$/);
    // Existing shares still use the older image.
    expect((await api.app.inject(before)).statusCode).toBe(200);
    await makeDue();
    expect(kinds()).toEqual([avif, [at(0, 0)]]);
  });

  test("the social image of a new focal point is published before the other variants are made", async () => {
    const record = await add();
    await client.put(record.id, { focalX: "0" });
    let shown: string | null | undefined;
    encodeVariants.mockImplementation(async (task) => {
      if (task.kinds.some(({ format }) => format === "avif")) shown = await shareOf(record);
      return variantsOf(task);
    });
    await makeDue();
    expect(shown).toMatch(/share-0-50\.jpg$/);
  });

  test("a replaced photo's social image is gone, and the new photo has one, cropped like the entry", async () => {
    const record = (await client.add({ focalX: "10" }, picture)) as EntryRecord & { photo: Photo };
    const before = String(await shareOf(record));
    const edited = await client.put(record.id, {}, await plainPicture(500, 500).jpeg().toBuffer());
    const { photo }: EntryRecord = edited.json();
    expect(await shareOf(record)).toBe(`/media/${photo?.id}/share-10-50.jpg`);
    expect((await api.app.inject(before)).statusCode).toBe(404);
  });

  test("a social image is inaccessible while its entry is hidden, and returns from the bin with it", async () => {
    const record = await add();
    await makeDue();
    const path = String(await shareOf(record));
    await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
    expect((await api.app.inject(path)).statusCode).toBe(404);
    await client.mutate("files.setTakenDown", { id: record.id, takenDown: false });
    expect((await api.app.inject(path)).statusCode).toBe(200);
    await client.delete(record.id);
    const { items } = await client.query<{ items: { id: string }[] }>("bin.list", {});
    await client.mutate("bin.restore", { entries: items.map((entry) => entry.id) });
    await makeDue();
    expect(await shareOf(record)).toBe(path);
  });

  test("a social image that cannot be made is tried again a day later", async () => {
    const record = await add();
    await makeDue();
    await client.put(record.id, { focalX: "0" });
    encodeVariants.mockRejectedValueOnce(new Error("broken"));
    await makeDue();
    await makeDue(undefined, day / 2);
    expect(await shareOf(record)).toBeNull();
    expect(lines).toHaveLength(1);
    await makeDue(undefined, day);
    expect(await shareOf(record)).not.toBeNull();
  });

  test.each([
    "share-050-50.jpg",
    "share-50.jpg",
    "share-50-50.jpeg",
    "share-50-50-50.jpg",
    "share-1e1-50.jpg",
    "share-51-50.jpg",
  ])("a social image has one address, and %s is not found", async (name) => {
    const { photo } = await add();
    await makeDue();
    expect((await api.app.inject(`/media/${photo.id}/${name}`)).statusCode).toBe(404);
  });
});
