import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EntryRecord, Photo } from "@visiga/contracts/entries";
import { form } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EntryEntity } from "#features/entries/entry.entity.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { photoFolderOf, removePictures, storedPhotos } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { PhotoEntity } from "./photo.entity.ts";

const words = { name: "The chapel", title: "EVENTS", page: "GALLERY" } as const;

const { api, token } = await useTestApp({ user: { role: "ADMIN" } });
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(async () => {
  await removePictures(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const send = async (method: "POST" | "PUT", url: string): Promise<EntryRecord> =>
  (await api.rest(method, url, { token, ...form(words, { content: picture }) })).json();
const add = () => send("POST", "/files/image");
const remove = (id: string) => api.rest("DELETE", `/files/${id}`, { token });
const emptyBin = () => api.call("mutation", "bin.empty", undefined, token);

const mediaFolder = () => photoFolderOf(api);
const stored = () => storedPhotos(api);
const rows = async () => (await api.database.manager.find(PhotoEntity)).map(({ id }) => id).sort();
const get = async (record: EntryRecord) => (await api.app.inject(String(record.photoUrl))).statusCode;

const share = (photo: Photo | null) =>
  api.services.contentVersion.change(async (manager) => {
    await manager.insert(EntryEntity, { ...words, photoId: photo?.id ?? null });
  });

test("a replaced photo moves to the bin, and the new photo has another address", async () => {
  const before = await add();
  const after = await send("PUT", `/files/edit/${before.id}`);
  expect(after.photo?.id).not.toBe(before.photo?.id);
  expect(await get(before)).toBe(404);
  expect(await get(after)).toBe(200);
  expect(await stored()).toEqual([before.photo?.id, after.photo?.id].sort());
  await emptyBin();
  expect(await stored()).toEqual([after.photo?.id]);
  expect(await rows()).toEqual([after.photo?.id]);
});

test("a photo of two entries is deleted with the last of them", async () => {
  const first = await add();
  await share(first.photo);
  await remove(first.id);
  await emptyBin();
  expect(await get(first)).toBe(200);
  const [second] = (await api.services.publicEntries.list({})).items;
  await send("PUT", `/files/edit/${second?.id}`);
  expect(await get(first)).toBe(404);
  await emptyBin();
  expect(await stored()).toHaveLength(1);
});

test("two bin entries that release a photo at once leave no remains of it", async () => {
  const { photo } = await add();
  await share(photo);
  const records = (await api.services.publicEntries.list({})).items;
  await Promise.all(records.map(({ id }) => remove(id)));
  expect(await stored()).toEqual([photo?.id]);
  const entries = (await api.database.manager.find(RevisionEntity, { where: { photoId: photo?.id ?? "" } })).map(
    ({ id }) => id,
  );
  expect(entries).toHaveLength(2);
  await Promise.all(entries.map((id) => api.call("mutation", "bin.deleteForGood", { entries: [id] }, token)));
  expect(await rows()).toEqual([]);
  expect(await stored()).toEqual([]);
});

test("a photo's bytes are stored before its row, and an old photo's bytes stay while in the bin", async () => {
  const seen: { at: string; stored: number }[] = [];
  const { contentVersion } = api.services;
  const change = contentVersion.change.bind(contentVersion);
  vi.spyOn(contentVersion, "change").mockImplementation(async (work) => {
    seen.push({ at: "begin", stored: (await stored()).length });
    const result = await change(work);
    seen.push({ at: "committed", stored: (await stored()).length });
    return result;
  });
  const { id } = await add();
  await send("PUT", `/files/edit/${id}`);
  await remove(id);
  expect(seen.map(({ stored: count }) => count)).toEqual([1, 1, 2, 2, 2, 2]);
  vi.spyOn(api.database, "transaction").mockRejectedValueOnce(new Error("broken"));
  expect((await emptyBin()).statusCode).toBe(500);
  expect(await stored()).toHaveLength(2);
  await emptyBin();
  expect(await stored()).toEqual([]);
});

test("a failed change removes its new photo and keeps the old one", async () => {
  const record = await add();
  vi.spyOn(RevisionWriter.prototype, "writeAll").mockRejectedValue(new Error("broken"));
  const answer = await api.rest("PUT", `/files/edit/${record.id}`, { token, ...form(words, { content: picture }) });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: "internal" });
  expect(answer.body).not.toContain("broken");
  expect(await stored()).toEqual([record.photo?.id]);
  expect(await rows()).toEqual([record.photo?.id]);
  expect(await get(record)).toBe(200);
});

test("a picture that cannot be stored adds no entry", async () => {
  const staging = join(mediaFolder(), ".staging");
  await rm(staging, { recursive: true });
  const answer = await api.rest("POST", "/files/image", { token, ...form(words, { content: picture }) });
  expect(answer.json()).toMatchObject({ code: "unavailable" });
  expect((await api.services.publicEntries.list({})).items).toEqual([]);
  expect((await api.app.inject("/readyz")).statusCode).toBe(503);
  await mkdir(staging);
  expect((await api.app.inject("/readyz")).statusCode).toBe(200);
});

test("a picture is unavailable, not missing, while storage is unreachable", async () => {
  const record = await add();
  await rename(mediaFolder(), `${mediaFolder()}-away`);
  const answer = await api.app.inject(String(record.photoUrl));
  await rename(`${mediaFolder()}-away`, mediaFolder());
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
  expect(await get(record)).toBe(200);
});

test("a variant is cached by the visitor's device for a day, and then revalidated without a body", async () => {
  const record = await add();
  const url = String(record.photoUrl);
  const whole = await api.app.inject(url);
  expect(whole.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=86400, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-length": String(record.photo?.sources.at(-1)?.bytes),
  });
  expect(whole.rawPayload).toHaveLength(record.photo?.sources.at(-1)?.bytes ?? 0);
  const head = await api.app.inject({ method: "HEAD", url });
  expect(head.headers).toMatchObject({ "content-length": whole.headers["content-length"], etag: whole.headers.etag });
  expect(head.rawPayload).toHaveLength(0);
  const again = await api.app.inject({ url, headers: { "if-none-match": String(whole.headers.etag) } });
  expect(again.statusCode).toBe(304);
  await remove(record.id);
  const gone = await api.app.inject({ url, headers: { "if-none-match": String(whole.headers.etag) } });
  expect(gone.statusCode).toBe(404);
});

test("a picture without recognisable people may be cached for a year, until the answer changes", async () => {
  const { id, photo, photoUrl } = await add();
  const caching = async () => {
    const { headers } = await api.app.inject(String(photoUrl));
    return headers["cache-control"];
  };
  const say = (minors: boolean | null) => api.call("mutation", "files.setMinors", { id, minors }, token);
  const own = "private, max-age=86400, immutable";
  const everybodys = "public, max-age=31536000, immutable";
  expect(await caching()).toBe(own);
  await say(false);
  expect([await caching(), await caching()]).toEqual([everybodys, everybodys]);
  await say(null);
  expect([await caching(), await caching()]).toEqual([own, own]);
  await say(false);
  // Nobody has confirmed another entry with the same picture.
  await share(photo);
  expect(await caching()).toBe(own);
});

test("the picture of a sample may be cached publicly for a year", async () => {
  const { photo, photoUrl } = await add();
  await api.services.contentVersion.change((manager) =>
    manager.query("INSERT INTO shipped SELECT 'picture', id::text, 'null' FROM file WHERE photo_id = $1", [photo?.id]),
  );
  const { headers } = await api.app.inject(String(photoUrl));
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("unknown and malformed addresses return 404 as plain text and are not cached", async () => {
  const { photo } = await add();
  const id = String(photo?.id);
  const addresses = [
    `${randomUUID()}/200.webp`,
    `${id}/640.webp`,
    `${id}/200.jpg`,
    `${id}/200.avif`,
    `${id}/200.webp.avif`,
    `${id}/0200.webp`,
    `${id.toUpperCase()}/200.webp`,
  ];
  for (const address of [
    ...addresses,
    "x/200.webp",
    "..%2f..%2flock/200.webp",
    ".staging/200.webp",
    `${id}/..%2f200.webp`,
  ]) {
    const answer = await api.app.inject(`/media/${address}`);
    expect({ address, status: answer.statusCode, type: answer.headers["content-type"] }).toEqual({
      address,
      status: 404,
      type: "text/html; charset=utf-8",
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});
