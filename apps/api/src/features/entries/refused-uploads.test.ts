import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pictureLimits } from "@visiga/contracts/entries";
import { errors } from "@visiga/i18n/en/errors";
import { form, formType } from "@visiga/testing/form";
import { heicHeader, hugePng, noisyPicture, plainPicture } from "@visiga/testing/sample-pictures";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { photoFolderOf } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const words = { name: "The chapel", title: "EVENTS", page: "GALLERY" };
const { failure, issue } = errors;

const { api } = await useTestApp();
let token = await api.logIn(await api.addUser());
const jpeg = await plainPicture().jpeg().toBuffer();

async function expectRefusal(request: InjectOptions, status: number, message: string) {
  const headers = { authorization: `Bearer ${token}`, ...request.headers };
  const answer = await api.app.inject({ method: "POST", url: "/api/v1/files/image", ...request, headers });
  expect({ status: answer.statusCode, message: answer.json().message }).toEqual({ status, message });
  expect(await leftovers()).toEqual([]);
  expect((await api.rest("GET", "/files")).json()).toEqual([]);
}

async function leftovers(): Promise<string[]> {
  const { dataDir } = api.config;
  const folders = [join(dataDir, "tmp"), join(photoFolderOf(api), ".staging")];
  const files = await Promise.all(folders.map((folder) => readdir(folder)));
  const stored = (await readdir(photoFolderOf(api))).filter((name) => name !== ".staging");
  return [...files.flat(), ...stored];
}

const without = (field: keyof typeof words) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== field));

test.each([
  ["name", issue.name_required],
  ["title", issue.title_required],
  ["page", issue.page_required],
] as const)("a missing or blank %s is refused", async (field, message) => {
  await expectRefusal(form(without(field), { content: jpeg }), 400, message);
  await expectRefusal(form({ ...words, [field]: "" }, { content: jpeg }), 400, message);
  await expectRefusal(form({ ...words, [field]: " \t\n " }, { content: jpeg }), 400, message);
});

test("a name or a headline without visible characters is refused", async () => {
  for (const [field, message] of [
    ["name", issue.name_required],
    ["title", issue.title_required],
  ] as const)
    for (const unseen of ["\u3000\u00a0", "\u200b\u2060\u200d", " \ufe0f "])
      await expectRefusal(form({ ...words, page: "NEWS", [field]: unseen }, { content: jpeg }), 400, message);
});

test("fields that are too long or contain characters that cannot be stored are refused", async () => {
  await expectRefusal(form({ ...words, name: "x".repeat(201) }), 400, issue.name_too_long);
  await expectRefusal(form({ ...words, title: "x".repeat(101) }), 400, issue.title_too_long);
  await expectRefusal(form({ ...words, description: "x".repeat(5001) }), 400, issue.description_too_long);
  await expectRefusal(form({ ...words, description: "x".repeat(100_000) }), 400, issue.description_too_long);
  await expectRefusal(form({ ...words, name: "a\0b" }, { content: jpeg }), 400, issue.field_invalid);
  await expectRefusal(form({ ...words, description: "a\0b" }), 400, issue.field_invalid);
});

test("a text in another character set than UTF-8 is refused: its letters would be lost", async () => {
  for (const field of ["name", "title", "description"]) {
    const { headers, payload } = form({ ...words, [field]: "Caf\0" });
    payload[payload.indexOf(0)] = 0xe9;
    await expectRefusal({ headers, payload }, 400, issue.character_lost);
  }
});

test("an unknown page is refused", async () => {
  for (const page of ["gallery", "SEMINARIANS", "ALL", "nowhere"]) {
    await expectRefusal(form({ ...words, page }, { content: jpeg }), 400, issue.page_unknown);
  }
});

test("uploads with missing, expired or forged tokens are refused", async () => {
  const request = form(words, { content: jpeg });
  const withToken = (authorization: string) => ({ ...request, headers: { ...request.headers, authorization } });
  await expectRefusal(withToken(""), 401, failure.unauthenticated);
  await expectRefusal(withToken("Bearer forged.token.here"), 401, failure.unauthenticated);
  const fresh = token;
  const user = await api.addUser();
  token = await api.logIn(user);
  api.clock.pass(16 * 60);
  await expectRefusal(request, 401, failure.session_expired);
  token = fresh;
  token = await api.logIn(user);
});

test("files that are not pictures are refused, regardless of their names", async () => {
  const contents = ["<svg xmlns='http://www.w3.org/2000/svg'/>", "<html><script>1</script></html>", "words"];
  // In the dashboard many browsers convert them.
  const moving = (await plainPicture().avif({ effort: 0 }).toBuffer()).fill("avis", 8, 12);
  for (const content of [...contents, await plainPicture().tiff().toBuffer(), moving]) {
    await expectRefusal(form(words, { content, filename: "photo.jpg" }), 415, failure.picture_type);
  }
  await expectRefusal(form(words, { content: heicHeader(), filename: "IMG_1.HEIC" }), 415, failure.picture_heic);
});

test("truncated and empty pictures are refused", async () => {
  const whole = await noisyPicture().jpeg().toBuffer();
  await expectRefusal(form(words, { content: whole.subarray(0, whole.length / 2) }), 422, failure.picture_unreadable);
  await expectRefusal(form(words, { content: "" }), 422, failure.picture_unreadable);
});

test("pictures with too many bytes or pixels are refused", async () => {
  const large = Buffer.alloc(pictureLimits.bytes + 1, jpeg);
  await expectRefusal(form(words, { content: large }), 413, failure.picture_too_large);
  await expectRefusal(form(words, { content: Buffer.alloc(pictureLimits.bytes * 2) }), 413, failure.picture_too_large);
  await expectRefusal(form(words, { content: hugePng(30_000, 30_000) }), 422, failure.picture_too_many_pixels);
});

test("a picture whose part has no file name is refused at its field, and changes nothing", async () => {
  const nameless = form({ ...words, file: jpeg.toString("latin1") });
  await expectRefusal(nameless, 400, issue.file_nameless);
  await expectRefusal(
    { ...nameless, method: "PUT", url: `/api/v1/files/edit/${randomUUID()}` },
    400,
    issue.file_nameless,
  );
});

test("two pictures, a picture in another field, and too many fields are refused", async () => {
  await expectRefusal(form(words, { content: jpeg }, { content: jpeg }), 400, issue.file_repeated);
  await expectRefusal(form(words, { content: jpeg, field: "photo" }), 400, issue.field_invalid);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, "x"]));
  await expectRefusal(form({ ...words, ...many }), 413, failure.request_too_large);
});

test("malformed forms and bodies that are not forms are refused", async () => {
  const whole = form(words, { content: jpeg });
  const half = whole.payload.subarray(0, whole.payload.length - 60);
  await expectRefusal({ ...whole, payload: half }, 400, failure.malformed_request);
  await expectRefusal({ ...whole, payload: "no parts at all" }, 400, failure.malformed_request);
  const noBoundary = { headers: { "content-type": "multipart/form-data" }, payload: whole.payload };
  await expectRefusal(noBoundary, 400, failure.malformed_request);
  const otherBoundary = { headers: { "content-type": `${formType}x` }, payload: whole.payload };
  await expectRefusal(otherBoundary, 400, failure.malformed_request);
  const type = (value: string) => ({ "content-type": value });
  const json = { headers: type("application/json"), payload: JSON.stringify(words) };
  await expectRefusal(json, 415, failure.unsupported_media_type);
  await expectRefusal({ headers: type("application/json"), payload: "{" }, 400, failure.malformed_request);
  await expectRefusal({ headers: type("image/jpeg"), payload: jpeg }, 415, failure.unsupported_media_type);
  await expectRefusal({}, 400, issue.name_required);
});

test("a form for an unknown entry is refused", async () => {
  const put = (id: string) => ({
    ...form(words, { content: jpeg }),
    method: "PUT" as const,
    url: `/api/v1/files/edit/${id}`,
  });
  await expectRefusal(put(randomUUID()), 404, failure.not_found);
  await expectRefusal(put("7"), 400, issue.id_invalid);
});

test("the server runs on after refused uploads, and never uses their file names on disk", async () => {
  const names = [
    "../../../../etc/passwd",
    "..\\\\..\\\\boot.ini",
    "a\\0b.jpg",
    "CON",
    "x".repeat(3000),
    "😀/%2e%2e/\u202egpj.exe",
    "..",
  ];
  for (const filename of names) {
    const answer = await api.rest("POST", "/files/image", { token, ...form(words, { content: jpeg, filename }) });
    expect(answer.statusCode, filename).toBe(201);
    expect(await readdir(join(photoFolderOf(api), answer.json().photo.id))).toEqual([
      "200.webp",
      "400.jpeg",
      "400.webp",
      "share-50-50.jpg",
    ]);
  }
  expect(await leftovers()).toHaveLength(names.length);
  expect((await api.app.inject("/readyz")).statusCode).toBe(200);
});
