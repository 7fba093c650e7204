import { randomUUID } from "node:crypto";
import type { FileRecord, FileSlice } from "@visiga/contracts/files";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { form } from "#testing/form.ts";
import { plainPicture } from "#testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { FileEntity } from "./file.entity.ts";

const words = { name: "The chapel", title: "EVENTS", page: "GALLERY" };
let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser());
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const { id } of await list()) await api.rest("DELETE", `/files/${id}`, { token });
});

const list = async (path = ""): Promise<FileRecord[]> => (await api.rest("GET", `/files${path}`)).json();

async function add(fields: Record<string, string> = {}): Promise<FileRecord> {
  const answer = await api.rest("POST", "/files/image", { token, ...form({ ...words, ...fields }) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const edit = (id: string, fields: Record<string, string>) =>
  api.rest("PUT", `/files/edit/${id}`, { token, ...form({ ...words, ...fields }) });

test("a new file is answered whole, trimmed, and listed on its page at once", async () => {
  const picture = await plainPicture(700, 500).jpeg().toBuffer();
  const answer = await api.rest("POST", "/files/image", {
    token,
    ...form({ name: "  Feast ", title: " EVENTS ", description: " Long day ", page: "GALLERY" }, { content: picture }),
  });
  const record: FileRecord = answer.json();
  expect(answer.statusCode).toBe(201);
  expect(record).toMatchObject({
    name: "Feast",
    title: "EVENTS",
    description: "Long day",
    page: "GALLERY",
    version: 1,
  });
  expect(record.photo).toMatchObject({ width: 700, height: 500, sources: [{ width: 320 }, { width: 640 }] });
  expect(record.photoUrl).toBe(`/media/${record.photo?.id}/640.webp`);
  expect(record.date).toBe(record.createdAt);
  const [listed, ...others] = await list("/page/GALLERY");
  expect(record).toMatchObject(listed ?? {});
  expect(others).toEqual([]);
  expect(await list("/page/NEWS")).toEqual([]);
  expect(await list()).toEqual([listed]);
});

test("what was not given is null, never missing", async () => {
  expect(await add()).toMatchObject({ description: null, photo: null, photoUrl: null });
  expect(await add({ description: "  " })).toMatchObject({ description: null });
});

test("a file field in which nothing was chosen is no picture", async () => {
  const answer = await api.rest("POST", "/files/image", { token, ...form(words, { content: "", filename: "" }) });
  expect(answer.json()).toMatchObject({ photo: null });
  expect(answer.statusCode).toBe(201);
});

test("fields may follow the picture, and fields that nobody knows are ignored", async () => {
  const { headers, payload } = form({}, { content: await plainPicture().png().toBuffer() });
  const late = form({ ...words, id: randomUUID(), version: "9", role: "ADMIN", createdAt: "2001-01-01T00:00:00.000Z" });
  const whole = Buffer.concat([payload.subarray(0, payload.lastIndexOf("------")), late.payload]);
  const answer = await api.rest("POST", "/files/image", { token, headers, payload: whole });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...words, version: 1, photo: { width: 400 } });
});

test("lists are newest first by the event’s day, else by creation, then by id", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
  const [a, b, c, d, e] = [id("a"), id("b"), id("c"), id("d"), id("e")] as const;
  await api.services.contentVersion.change((manager) =>
    manager.insert(FileEntity, [
      { ...words, page: "NEWS", id: a, createdAt: at(10) },
      { ...words, page: "NEWS", id: b, createdAt: at(20), eventDate: at(1) },
      { ...words, page: "NEWS", id: c, createdAt: at(5), eventDate: at(15) },
      { ...words, page: "NEWS", id: e, createdAt: at(12), eventDate: at(10) },
      { ...words, page: "NEWS", id: d, createdAt: at(12), eventDate: at(10) },
    ]),
  );
  expect((await list("/page/NEWS")).map(({ id }) => id)).toEqual([c, d, e, a, b]);
  expect((await list("/page/NEWS"))[0]?.date).toBe(at(15).toISOString());
  const slice = await api.services.publicFiles.find({ page: "NEWS", first: 2 });
  expect(slice).toMatchObject({ items: [{ id: c }, { id: d }], total: 5 });
});

test("page values are exact", async () => {
  for (const page of ["gallery", "Gallery", "GALLERY%20", "SEMINARIANS", "ALL", "%00", "x"]) {
    expect((await api.rest("GET", `/files/page/${page}`)).statusCode, page).toBe(404);
  }
});

test("an edit changes what it names: description absent stays, empty clears; without a picture that stays", async () => {
  const picture = await plainPicture().png().toBuffer();
  const fields = { ...words, description: "As it was" };
  const record: FileRecord = (
    await api.rest("POST", "/files/image", { token, ...form(fields, { content: picture }) })
  ).json();
  const edited = await edit(record.id, { name: "Renamed", page: "NEWS" });
  expect(edited.statusCode).toBe(200);
  expect(edited.json()).toEqual({ ...record, name: "Renamed", page: "NEWS", version: 2 });
  expect((await edit(record.id, { description: "" })).json()).toMatchObject({ description: null, version: 3 });
  expect(await list("/page/NEWS")).toEqual([]);
});

test("a stale version is refused with the current file; without one the last write wins", async () => {
  const { id } = await add();
  const second = (await edit(id, { name: "Second", version: "1" })).json();
  const refused = await edit(id, { name: "Third", version: "1" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "stale_version", current: second });
  const picture = await plainPicture().png().toBuffer();
  const withPicture = await api.rest("PUT", `/files/edit/${id}`, {
    token,
    ...form({ ...words, version: "1" }, { content: picture }),
  });
  expect(withPicture.statusCode).toBe(409);
  expect((await edit(id, { name: "Fourth" })).json()).toMatchObject({ name: "Fourth", version: 3 });
  expect((await edit(id, { version: "x" })).json()).toMatchObject({
    code: "validation_failed",
    issues: [{ path: "version" }],
  });
});

test("of several edits of the same version one is saved", async () => {
  const { id } = await add();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => edit(id, { name: `Writer ${n}`, version: "1" })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test("deleting answers 204 and takes the file off its lists; a second time it is unknown", async () => {
  const { id } = await add();
  expect((await api.rest("DELETE", `/files/${id}`, { token })).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await api.rest("DELETE", `/files/${id}`, { token })).statusCode).toBe(404);
  expect((await edit(id, {})).statusCode).toBe(404);
});

test("unknown ids are 404, malformed ones 400", async () => {
  expect((await edit(randomUUID(), {})).statusCode).toBe(404);
  for (const id of ["1", "not-an-id", "%00", "'%20OR%201=1", "..%2f..%2fetc%2fpasswd"]) {
    expect((await api.rest("DELETE", `/files/${id}`, { token })).json(), id).toMatchObject({
      code: "validation_failed",
    });
    expect((await edit(id, {})).json(), id).toMatchObject({ issues: [{ path: "id", code: "id_invalid" }] });
  }
});

test("all fields of the form are stored; absent ones stay unchanged, empty ones are cleared", async () => {
  const all = {
    name: "Sample Author",
    title: "First maize",
    page: "NEWS",
    description: "Eleven sacks",
    nameSw: "Mwandishi",
    titleSw: "Mahindi ya kwanza",
    descriptionSw: "Magunia kumi na moja",
    alt: "A field",
    altSw: "Shamba",
    eventDay: "2026-10-04",
    focalX: "20",
    focalY: "0",
    minors: "true",
  };
  const { id } = await add(all);
  const edited = (await edit(id, { name: "Sample Author", title: "First maize" })).json();
  expect(edited).toMatchObject({
    alt: "A field",
    focal: { x: 20, y: 0 },
    eventDay: "2026-10-04",
    date: "2026-10-04T09:00:00.000Z",
    swahili: { name: "Mwandishi", title: "Mahindi ya kwanza", description: "Magunia kumi na moja", alt: "Shamba" },
    minors: true,
    consent: null,
    shown: false,
    takenDown: false,
  });
  const cleared = { nameSw: "", titleSw: "", descriptionSw: " ", alt: "", altSw: "", eventDay: "", minors: "false" };
  expect((await edit(id, { ...cleared, focalX: "", focalY: "" })).json()).toMatchObject({
    alt: null,
    focal: { x: 50, y: 50 },
    eventDay: null,
    date: edited.createdAt,
    minors: false,
    shown: true,
    swahili: { name: null, title: null, description: null, alt: null },
  });
});

test.each([
  ["focalX", "101"],
  ["focalY", "-1"],
  ["focalX", "1.5"],
  ["focalY", "middle"],
  ["eventDay", "2026-02-30"],
  ["minors", "yes"],
  ["consent", "1"],
  ["alt", "x".repeat(501)],
  ["nameSw", "x".repeat(201)],
])("%s cannot be %s", async (field, value) => {
  const answer = await api.rest("POST", "/files/image", { token, ...form({ ...words, [field]: value }) });
  expect(answer.json()).toMatchObject({ code: "validation_failed", issues: [{ path: field }] });
});

test("an unchanged list is not sent again", async () => {
  await add();
  const first = await api.rest("GET", "/files/page/GALLERY");
  const etag = String(first.headers.etag);
  const again = await api.rest("GET", "/files/page/GALLERY", { headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
  await add({ name: "Another" });
  const changed = await api.rest("GET", "/files/page/GALLERY", { headers: { "if-none-match": etag } });
  expect(changed.json()).toHaveLength(2);
});

test("procedures list by page and title without regard to case", async () => {
  await add({ title: "Staffs", page: "NEWS" });
  const { id } = await add({ title: "STAFFS" });
  await add();
  const query = async (input: object): Promise<FileSlice> =>
    (await api.call("query", "files.list", input)).json().result.data;
  expect((await query({ title: "staffs" })).items).toHaveLength(2);
  expect(await query({ title: "staffs", page: "GALLERY" })).toMatchObject({ items: [{ id }], total: 1 });
  expect(await query({ first: 1 })).toMatchObject({ items: [{}], total: 3 });
  expect((await api.call("query", "files.list", { first: 0 })).statusCode).toBe(400);
});

test("the documentation describes the forms", async () => {
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  const create = paths["/api/v1/files/image"].post.requestBody.content["multipart/form-data"].schema;
  expect(create).toMatchObject({ required: ["name", "title", "page"], properties: { file: { format: "binary" } } });
  const change = paths["/api/v1/files/edit/{id}"].put.requestBody.content["multipart/form-data"].schema;
  expect(Object.keys(change.properties)).toEqual([
    "name",
    "title",
    "page",
    "description",
    "nameSw",
    "titleSw",
    "descriptionSw",
    "alt",
    "altSw",
    "eventDay",
    "focalX",
    "focalY",
    "minors",
    "consent",
    "version",
    "file",
  ]);
  expect(paths["/api/v1/files/image"].post.parameters).toMatchObject([
    { in: "header", name: "idempotency-key", required: false, schema: { type: "string", format: "uuid" } },
  ]);
});
