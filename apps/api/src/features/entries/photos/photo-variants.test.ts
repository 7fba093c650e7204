import { type EntryRecord, mediaPath, type Photo } from "@visiga/contracts/entries";
import type { WidthKind } from "@visiga/system/storage/picture-variant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listedVariants } from "#platform/storage/photo-record.ts";
import { type EncodedPhotos, openEncodedPhotos, sampleVariant, variantsOf } from "#testing/encoded-photos.ts";
import { type PhotoPlace, photoPlaces } from "#testing/photo-places.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { UserClient } from "#testing/user-client.ts";
import { PhotoEntity } from "./photo.entity.ts";

const day = 24 * 3600;

describe.each(photoPlaces)("photos in %s", (_, make) => {
  let photos: EncodedPhotos;
  let place: PhotoPlace;
  let api: TestApp;
  let client: UserClient;
  let picture: Buffer;
  let encodeVariants: EncodedPhotos["encodeVariants"];
  let lines: string[];

  beforeAll(async () => {
    photos = await openEncodedPhotos(make);
    ({ api, place, picture, encodeVariants, lines } = photos);
  });
  afterAll(() => photos.close());
  beforeEach(async () => {
    client = await photos.reset();
  });
  afterEach(() => vi.restoreAllMocks());

  const makeDue: EncodedPhotos["makeDue"] = (signal, seconds) => photos.makeDue(signal, seconds);
  const add = async () =>
    (await client.add({ page: "HOME", title: "HOME" }, picture)) as EntryRecord & { photo: Photo };
  const photoOf = async ({ id }: EntryRecord) => (await client.list()).find((record) => record.id === id)?.photo;
  const widths = (variants: Photo["sources"] | undefined) => variants?.map(({ width }) => width);
  const get = (photo: Photo, { width, format }: WidthKind) => api.app.inject(mediaPath(photo.id, width, format));

  test("an upload gets an AVIF variant for each width, and its record lists their bytes", async () => {
    const record = await add();
    expect(record.photo.avif).toEqual([]);
    expect((await get(record.photo, { format: "avif", width: 200 })).statusCode).toBe(404);
    await makeDue();
    const photo = await photoOf(record);
    expect(photo).toEqual({
      ...record.photo,
      avif: listedVariants([
        sampleVariant({ format: "avif", width: 200 }),
        sampleVariant({ format: "avif", width: 400 }),
      ]).avif,
    });
    const answer = await get(record.photo, { format: "avif", width: 400 });
    expect(answer.headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "private, max-age=86400, immutable",
    });
    expect(answer.body).toBe("avif of 400");
    const [{ picture: source } = { picture: Buffer.alloc(0) }] = encodeVariants.mock.calls[0] ?? [];
    expect(source).toEqual((await get(record.photo, { format: "webp", width: 400 })).rawPayload);
    await makeDue();
    expect(encodeVariants).toHaveBeenCalledTimes(1);
  });

  test("a photo of an earlier release gets its missing widths and keeps the others", async () => {
    const entry = { name: "Old", title: "EVENTS", page: "GALLERY" } as const;
    const webp = (width: number) => ({ format: "webp", width, data: Buffer.from(`old ${width}`) }) as const;
    const appearance = { width: 700, height: 500, color: "#000000", placeholder: "data:," };
    const { photo } = await api.services.photos.store({ ...appearance, variants: [webp(320), webp(640)] });
    await api.services.contentVersion.change(async (manager) => {
      await api.services.photos.insert(manager, [photo]);
      await manager.query("INSERT INTO file (name, title, page, photo_id) VALUES ($1, $2, $3, $4)", [
        ...Object.values(entry),
        photo.id,
      ]);
    });
    await makeDue();
    const [record] = await client.list();
    expect(widths(record?.photo?.sources)).toEqual([200, 320, 400, 640]);
    expect(widths(record?.photo?.avif)).toEqual([200, 400, 640]);
    expect(widths(record?.photo?.jpeg)).toEqual([400]);
    expect((await get(photo, webp(320))).body).toBe("old 320");
    expect((await get(photo, webp(400))).body).toBe("webp of 400");
    expect(record?.photoUrl).toBe(mediaPath(photo.id, 640));
    expect(await api.database.query("SELECT weight FROM file")).toEqual([{ weight: "avif of 640".length }]);
  });

  test("a photo that was complete in an earlier release gets its JPEG, and nothing else again", async () => {
    const record = await add();
    await makeDue();
    await api.database.query("UPDATE photo SET jpeg = '[]'");
    expect(await api.services.photoVariants.countDue()).toBe(1);
    encodeVariants.mockClear();
    await makeDue();
    expect(encodeVariants.mock.calls.map(([{ kinds }]) => kinds)).toEqual([[{ format: "jpeg", width: 400 }]]);
    expect(widths((await photoOf(record))?.jpeg)).toEqual([400]);
    const answer = await get(record.photo, { format: "jpeg", width: 400 });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await api.services.photoVariants.countDue()).toBe(0);
  });

  test("a JPEG that cannot be made is tried again a day later, after the photos that wait", async () => {
    const earlier = await add();
    await makeDue();
    await api.database.query("UPDATE photo SET jpeg = '[]'");
    const added = await add();
    encodeVariants.mockClear();
    encodeVariants.mockImplementation(async (task) => {
      if (task.kinds.some(({ format }) => format === "jpeg")) throw new Error("broken");
      return variantsOf(task);
    });
    await makeDue();
    expect(encodeVariants.mock.calls.map(([{ kinds }]) => kinds[0]?.format)).toEqual(["avif", "jpeg"]);
    expect(widths((await photoOf(added))?.avif)).toEqual([200, 400]);
    encodeVariants.mockImplementation(variantsOf);
    await makeDue(undefined, day / 2);
    expect((await photoOf(earlier))?.jpeg).toEqual([]);
    await makeDue(undefined, day);
    expect(widths((await photoOf(earlier))?.jpeg)).toEqual([400]);
  });

  test("the content version is raised once for all photos that were waiting", async () => {
    await add();
    await add();
    const before = api.services.contentVersion.current;
    await makeDue();
    expect(encodeVariants).toHaveBeenCalledTimes(2);
    expect(api.services.contentVersion.current).toBe(before + 1);
    await makeDue();
    expect(api.services.contentVersion.current).toBe(before + 1);
  });

  test("AVIF variants of hidden or binned entries are inaccessible, and return with the entry", async () => {
    const record = await add();
    await makeDue();
    const kind = { format: "avif", width: 400 } as const;
    const { etag } = (await get(record.photo, kind)).headers;
    const known = { url: mediaPath(record.photo.id, 400, "avif"), headers: { "if-none-match": String(etag) } };
    expect((await api.app.inject(known)).statusCode).toBe(304);
    await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
    expect((await get(record.photo, kind)).statusCode).toBe(404);
    expect((await api.app.inject(known)).statusCode).toBe(404);
    await client.mutate("files.setTakenDown", { id: record.id, takenDown: false });
    expect((await get(record.photo, kind)).statusCode).toBe(200);
    await client.delete(record.id);
    expect((await get(record.photo, kind)).statusCode).toBe(404);
    await client.mutate("bin.empty");
    expect(await place.of(api).files()).toEqual([]);
  });

  test("variants are also made for photos in the bin, and a restored entry has their weight", async () => {
    const { id } = await add();
    await client.delete(id);
    await makeDue();
    const { items } = await client.query<{ items: { id: string }[] }>("bin.list", {});
    await client.mutate("bin.restore", { entries: items.map((entry) => entry.id) });
    expect(await api.database.query("SELECT weight FROM file")).toEqual([{ weight: "avif of 400".length }]);
  });

  test("a photo deleted while its variants are made leaves no remains", async () => {
    const { id } = await add();
    encodeVariants.mockImplementation(async (task) => {
      await client.delete(id);
      await client.mutate("bin.empty");
      return variantsOf(task);
    });
    await makeDue();
    expect(encodeVariants).toHaveBeenCalledTimes(1);
    expect(await place.of(api).files()).toEqual([]);
    expect(await api.database.manager.count(PhotoEntity)).toBe(0);
  });

  test("interrupted work is finished after the next start", async () => {
    const record = await add();
    const stopping = new AbortController();
    encodeVariants.mockImplementationOnce(async () => {
      stopping.abort();
      throw new Error("killed");
    });
    await makeDue(stopping.signal);
    expect((await photoOf(record))?.avif).toEqual([]);
    expect(lines).toEqual([]);
    await makeDue();
    expect(widths((await photoOf(record))?.avif)).toEqual([200, 400]);
  });

  test("variants are made again after a crash, and stored ones are not replaced", async () => {
    const record = await add();
    vi.spyOn(api.database, "transaction").mockRejectedValueOnce(new Error("connection lost"));
    await expect(makeDue()).rejects.toThrow("connection lost");
    await place.of(api).addVariant(record.photo.id, "200.avif");
    await makeDue();
    expect(widths((await photoOf(record))?.avif)).toEqual([200, 400]);
    expect((await get(record.photo, { format: "avif", width: 200 })).body).toBe("bytes");
    expect((await get(record.photo, { format: "avif", width: 400 })).body).toBe("avif of 400");
  });

  test("one of two servers makes the variants, each once", async () => {
    await add();
    await add();
    await Promise.all([makeDue(), makeDue()]);
    expect(encodeVariants).toHaveBeenCalledTimes(2);
    expect(new Set(encodeVariants.mock.calls.map(([{ picture: source }]) => source.toString("hex"))).size).toBe(1);
  });

  test("a photo that cannot be encoded is reported, retried a day later, and delays no other", async () => {
    const first = await add();
    const second = await add();
    encodeVariants.mockRejectedValueOnce(new Error("broken"));
    await makeDue();
    const made = async () => {
      const photos = [await photoOf(first), await photoOf(second)];
      return photos.filter((photo) => photo?.avif.length === 2).length;
    };
    expect(await made()).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The smaller copies of photo .+ tries again tomorrow: .*broken/)]);
    await makeDue(undefined, day / 2);
    expect(await made()).toBe(1);
    await makeDue(undefined, day);
    expect(await made()).toBe(2);
  });

  test("a photo whose largest variant is missing does not stop the others", async () => {
    const { photo } = await add();
    await place.of(api).remove(photo.id);
    const other = await add();
    await makeDue();
    expect(widths((await photoOf(other))?.avif)).toEqual([200, 400]);
    expect(lines).toEqual([expect.stringContaining("its largest copy is missing")]);
  });
});
