import type { FileRecord, Photo } from "@visiga/contracts/files";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type CopyKind, copyName } from "#platform/pictures/picture-copy.ts";
import { type CopiedPhotos, copiesOf, openCopiedPhotos } from "#testing/copied-photos.ts";
import type { FileClient } from "#testing/file-client.ts";
import { photoBucket, photoFolder } from "#testing/photo-places.ts";
import { plainPicture } from "#testing/sample-pictures.ts";
import type { TestApp } from "#testing/test-app.ts";

const day = 24 * 3600;

describe.each([
  ["a folder", photoFolder],
  ["a bucket", photoBucket],
])("the share picture of a photo in %s", (_, make) => {
  let photos: CopiedPhotos;
  let api: TestApp;
  let client: FileClient;
  let picture: Buffer;
  let makeCopies: CopiedPhotos["makeCopies"];
  let lines: string[];

  beforeAll(async () => {
    photos = await openCopiedPhotos(make);
    ({ api, picture, makeCopies, lines } = photos);
  });
  afterAll(() => photos.close());
  beforeEach(async () => {
    client = await photos.reset();
  });
  afterEach(() => vi.restoreAllMocks());

  const makeDue: CopiedPhotos["makeDue"] = (signal, seconds) => photos.makeDue(signal, seconds);

  const at = (x: number, y: number): CopyKind => ({ format: "jpeg", focal: { x, y } });
  const shareOf = async ({ id }: FileRecord) => (await client.list()).find((record) => record.id === id)?.sharePicture;
  const kinds = () => makeCopies.mock.calls.map(([task]) => task.kinds);
  const avif = [200, 400].map((width): CopyKind => ({ format: "avif", width }));
  const add = async () => (await client.add({}, picture)) as FileRecord & { photo: Photo };

  test("of an upload is made before its other copies, cut at its focal point", async () => {
    const record = await client.add({ focalX: "10", focalY: "90" }, picture);
    expect(record.sharePicture).toBeNull();
    await makeDue();
    const path = await shareOf(record);
    expect(path).toBe(`/media/${record.photo?.id}/share-10-90.jpg`);
    const answer = await api.app.inject(String(path));
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.body).toBe(`share picture of ${copyName(at(10, 90))}`);
    expect(kinds()).toEqual([[at(10, 90)], avif]);
  });

  test("is made only for files that have a page of their own, and when they move to one", async () => {
    const record = await client.add({ page: "WAWATA", minors: "true", consent: "true" }, picture);
    await makeDue();
    expect([await shareOf(record), kinds()]).toEqual([null, [avif]]);
    await client.tell("files.move", { ids: [record.id], page: "NEWS" });
    await makeDue();
    expect(await shareOf(record)).toMatch(/share-50-50\.jpg$/);
    expect(makeCopies.mock.calls.at(-1)?.[0].kinds).toEqual([at(50, 50)]);
  });

  test("of another focal point is another one, and there is none until it is made", async () => {
    const record = await add();
    await makeDue();
    const before = String(await shareOf(record));
    await client.put(record.id, { focalX: "0", focalY: "0" });
    expect(await shareOf(record)).toBeNull();
    await makeDue();
    expect(await shareOf(record)).toMatch(/share-0-0\.jpg$/);
    // Who has shared the older one still shows it.
    expect((await api.app.inject(before)).statusCode).toBe(200);
    await makeDue();
    expect(kinds()).toEqual([[at(50, 50)], avif, [at(0, 0)]]);
  });

  test("is on the pages before the other copies are made", async () => {
    const record = await add();
    let shown: string | null | undefined;
    makeCopies.mockImplementation(async (task) => {
      if (task.kinds.some(({ format }) => format === "avif")) shown = await shareOf(record);
      return copiesOf(task);
    });
    await makeDue();
    expect(shown).toMatch(/share-50-50\.jpg$/);
  });

  test("of a photo that an edit replaced is shown no longer", async () => {
    const record = await add();
    await makeDue();
    const before = String(await shareOf(record));
    await client.put(record.id, {}, await plainPicture(500, 500).jpeg().toBuffer());
    expect(await shareOf(record)).toBeNull();
    expect((await api.app.inject(before)).statusCode).toBe(404);
    await makeDue();
    expect(await shareOf(record)).not.toBe(before);
  });

  test("is out of reach while its file is hidden, and back when it is restored from the bin", async () => {
    const record = await add();
    await makeDue();
    const path = String(await shareOf(record));
    await client.tell("files.setTakenDown", { id: record.id, takenDown: true });
    expect((await api.app.inject(path)).statusCode).toBe(404);
    await client.tell("files.setTakenDown", { id: record.id, takenDown: false });
    expect((await api.app.inject(path)).statusCode).toBe(200);
    await client.delete(record.id);
    const { items } = await client.ask<{ items: { id: string }[] }>("bin.list", {});
    await client.tell("bin.restore", { entries: items.map((entry) => entry.id) });
    await makeDue();
    expect(await shareOf(record)).toBe(path);
  });

  test("that cannot be made is tried again a day later", async () => {
    const record = await add();
    await makeDue();
    await client.put(record.id, { focalX: "0" });
    makeCopies.mockRejectedValueOnce(new Error("broken"));
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
  ])("has one address: %s is none", async (name) => {
    const { photo } = await add();
    await makeDue();
    expect((await api.app.inject(`/media/${photo.id}/${name}`)).statusCode).toBe(404);
  });
});
