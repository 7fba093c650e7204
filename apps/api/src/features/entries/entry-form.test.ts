import { randomUUID } from "node:crypto";
import type { EntryRecord } from "@visiga/contracts/entries";
import { entryUpdate } from "@visiga/contracts/entry-requests";
import { form } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const words = { name: "The chapel", title: "EVENTS", page: "GALLERY" };

const { api, token, client } = await useTestApp({ user: {} });
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

test("a new entry is returned whole, with trimmed fields, and is listed on its page at once", async () => {
  const picture = await plainPicture(700, 500).jpeg().toBuffer();
  const answer = await client.post({ name: "  Feast ", title: " EVENTS ", description: " Long day " }, picture);
  const record: EntryRecord = answer.json();
  expect(answer.statusCode).toBe(201);
  expect(record).toMatchObject({
    name: "Feast",
    title: "EVENTS",
    description: "Long day",
    page: "GALLERY",
    version: 1,
  });
  expect(record.photo).toMatchObject({
    width: 700,
    height: 500,
    sources: [{ width: 200 }, { width: 400 }, { width: 640 }],
  });
  expect(record.photoUrl).toBe(`/media/${record.photo?.id}/640.webp`);
  expect(record.date).toBe(record.createdAt);
  const [listed, ...others] = await client.list("/page/GALLERY");
  expect(record).toMatchObject(listed ?? {});
  expect(others).toEqual([]);
  expect(await client.list("/page/NEWS")).toEqual([]);
  expect(await client.list()).toEqual([listed]);
});

test("absent fields are null in the response, never missing", async () => {
  expect(await client.add()).toMatchObject({ description: null, photo: null, photoUrl: null });
  expect(await client.add({ description: "  " })).toMatchObject({ description: null });
});

test("a file field without a chosen file is not a picture", async () => {
  const answer = await api.rest("POST", "/files/image", { token, ...form(words, { content: "", filename: "" }) });
  expect(answer.json()).toMatchObject({ photo: null });
  expect(answer.statusCode).toBe(201);
});

test("fields may follow the picture, and unknown fields are ignored", async () => {
  const { headers, payload } = form({}, { content: await plainPicture().png().toBuffer() });
  const late = form({ ...words, id: randomUUID(), version: "9", role: "ADMIN", createdAt: "2001-01-01T00:00:00.000Z" });
  const whole = Buffer.concat([payload.subarray(0, payload.lastIndexOf("------")), late.payload]);
  const answer = await api.rest("POST", "/files/image", { token, headers, payload: whole });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...words, version: 1, photo: { width: 400 } });
});

test("all fields of the form are stored, absent ones stay unchanged and empty ones are cleared", async () => {
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
  const { id } = await client.add(all);
  const edited = (await client.put(id, { name: "Sample Author", title: "First maize" })).json();
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
  expect((await client.put(id, { ...cleared, focalX: "", focalY: "" })).json()).toMatchObject({
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
])("the field %s cannot be %s", async (field, value) => {
  expect((await client.post({ [field]: value })).json()).toMatchObject({
    code: "validation_failed",
    issues: [{ path: field }],
  });
});

test("the documentation describes the forms", async () => {
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  const create = paths["/api/v1/files/image"].post.requestBody.content["multipart/form-data"].schema;
  expect(create).toMatchObject({ required: ["name", "title", "page"], properties: { file: { format: "binary" } } });
  const change = paths["/api/v1/files/edit/{id}"].put.requestBody.content["multipart/form-data"].schema;
  expect(Object.keys(change.properties)).toEqual([...Object.keys(entryUpdate.shape), "file"]);
  expect(paths["/api/v1/files/image"].post.parameters).toMatchObject([
    { in: "header", name: "idempotency-key", required: false, schema: { type: "string", format: "uuid" } },
  ]);
});
