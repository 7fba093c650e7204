import { buffer } from "node:stream/consumers";
import { documentPath } from "@visiga/contracts/documents";
import { form } from "@visiga/testing/form";
import type { LightMyRequestResponse } from "fastify";
import PDFDocument from "pdfkit";
import { expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();
let token = await api.logIn(await api.addUser({ role: "ADMIN" }));

/** A PNG of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type Draw = (pdf: PDFKit.PDFDocument) => void;

function pdfOf(draw: Draw = () => {}, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const bytes = buffer(pdf);
  draw(pdf.text("Circular of the seminary"));
  pdf.end();
  return bytes;
}

const send = (content: Buffer, field = "file"): Promise<LightMyRequestResponse> =>
  api.rest("POST", "/documents", { token, ...form({}, { content, filename: "circular.pdf", field }) });

const title = { en: "Circular, Term 1", sw: "Waraka" };
const id = "00000000-0000-4000-8000-000000000001";
const record = (file: unknown, more: object = {}) => ({ id, title, file, place: null, until: null, ...more });
const version = async (): Promise<number> =>
  (await api.call("query", "site.entries", undefined, token))
    .json()
    .result.data.entries.find(({ key }: { key: string }) => key === "documents").version;
const save = async (records: unknown[]) =>
  api.call("mutation", "site.save", { key: "documents", value: records, version: await version() }, token);
const get = (url: string, headers = {}) => api.app.inject({ url, headers });

test("a PDF is stored, used in a record, and downloaded as an attachment", async () => {
  const content = await pdfOf((pdf) => pdf.addPage().text("Second page").image(pixel, 10, 10));
  const sent = await send(content);
  expect([sent.statusCode, sent.json()]).toEqual([201, { id: expect.any(String), pages: 2, bytes: content.length }]);
  const file = sent.json();
  const path = documentPath(file, title.en);
  expect(path).toMatch(/\/circular-term-1\.pdf$/);
  expect((await get(path)).statusCode).toBe(404);
  expect((await save([record(file)])).statusCode).toBe(200);
  const download = await get(path);
  expect(download.rawPayload.equals(content)).toBe(true);
  expect(download.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(content.length),
    "content-disposition": `attachment; filename="circular-term-1.pdf"`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  // A proxy may have made it weak, and a browser may know several.
  for (const known of [download.headers.etag, `"other", W/${download.headers.etag}`])
    expect((await get(path, { "if-none-match": known })).statusCode).toBe(304);
  for (const other of [`/documents/${file.id}/a%22b.pdf`, `/documents/${file.id}/page.html`, `/documents/${id}/a.pdf`])
    expect((await get(other)).statusCode, other).toBe(404);
});

test("a document is read in slices of at most 32 KB, and not at all for a HEAD request", async () => {
  const content = Buffer.concat([await pdfOf(), Buffer.alloc(700_000, "% padding of a comment\n")]);
  const file = (await send(content)).json();
  const slices: Buffer[] = [];
  for await (const slice of api.services.documents.read(file, 0)) slices.push(slice);
  expect(Math.max(...slices.map(({ length }) => length))).toBe(32 * 1024);
  expect(Buffer.concat(slices).equals(content)).toBe(true);
  await save([record(file)]);
  const url = documentPath(file, title.en);
  await get(url);
  const read = vi.spyOn(api.database, "query");
  const head = await api.app.inject({ method: "HEAD", url });
  expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, String(content.length), ""]);
  expect(read.mock.calls.filter(([sql]) => sql.includes("document_part"))).toEqual([]);
  read.mockRestore();
});

test("a download that a bad line has ended goes on where it ended, and not with another file", async () => {
  const content = Buffer.concat([await pdfOf(), Buffer.alloc(700_000, "% padding of a comment\n")]);
  const file = (await send(content)).json();
  await save([record(file)]);
  const url = documentPath(file, title.en);
  const { etag } = (await get(url)).headers;
  for (const from of [1, 524_287, 600_001, content.length - 1])
    for (const headers of [{}, { "if-range": etag }]) {
      const rest = await get(url, { range: `bytes=${from}-`, ...headers });
      expect([rest.statusCode, rest.headers["content-range"], rest.headers["content-length"]]).toEqual([
        206,
        `bytes ${from}-${content.length - 1}/${content.length}`,
        String(content.length - from),
      ]);
      expect(rest.rawPayload.equals(content.subarray(from))).toBe(true);
    }
  for (const headers of [
    { range: "bytes=600001-", "if-range": '"another"' },
    { range: `bytes=${content.length}-` },
    { range: "bytes=5-9,20-" },
    { range: "bytes=0-" },
  ]) {
    const whole = await get(url, headers);
    expect([whole.statusCode, whole.rawPayload.equals(content)], JSON.stringify(headers)).toEqual([200, true]);
  }
});

test("a document of several parts is stored whole, and a document is gone after its last day", async () => {
  const content = Buffer.concat([await pdfOf(), Buffer.alloc(1_300_000, "% padding of a comment\n")]);
  const file = (await send(content)).json();
  await save([record(file, { until: "2099-01-31" })]);
  const path = documentPath(file, title.en);
  expect((await get(path)).rawPayload.equals(content)).toBe(true);
  await save([record(file, { until: "2026-01-31" })]);
  expect((await get(path)).statusCode).toBe(404);
});

const bomb: Draw = (pdf) => {
  for (let page = 1; page <= 300; page += 1) pdf.addPage();
};
test.each<[string, () => Promise<Buffer>, number, string]>([
  ["a picture", async () => pixel, 415, "document_type"],
  ["a truncated file", async () => (await pdfOf()).subarray(0, 700), 422, "document_unreadable"],
  ["a file with a password", () => pdfOf(undefined, { userPassword: "secret" }), 422, "document_protected"],
  ["a file with 301 pages", () => pdfOf(bomb), 422, "document_pages"],
  ["a file with a script", () => pdfOf((pdf) => pdf.addNamedJavaScript("x", "app.alert(1)")), 422, "document_active"],
  [
    "a file with another inside",
    () => pdfOf((pdf) => pdf.file(Buffer.from("x"), { name: "a.exe" })),
    422,
    "document_active",
  ],
  ["a file of more than 10 MB", async () => Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-1.7 "), 413, "document_too_large"],
])("%s is refused with a sentence, and nothing is stored", async (_, make, status, code) => {
  const count = () => api.database.query("SELECT count(*) FROM document");
  const before = await count();
  const answer = await send(await make());
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await count()).toEqual(before);
});

test("form fields may come before the file, and a file without a name is refused at its field", async () => {
  const content = await pdfOf();
  const sendForm = (parts: ReturnType<typeof form>) => api.rest("POST", "/documents", { token, ...parts });
  expect((await sendForm(form({ title: "Circular", note: "x" }, { content }))).statusCode).toBe(201);
  const text = await sendForm(form({ file: content.toString("latin1") }));
  expect([text.statusCode, text.json().issues]).toMatchObject([400, [{ path: "file", code: "file_nameless" }]]);
  expect((await sendForm(form({}, { content }, { content }))).json().issues).toMatchObject([{ code: "file_repeated" }]);
});

test("a form without the file, a teacher and a visitor are refused", async () => {
  expect((await send(await pdfOf(), "other")).statusCode).toBe(400);
  const content = await pdfOf();
  const user = await api.logIn(await api.addUser({ role: "USER" }));
  const as = async (whose: string | undefined) =>
    (await api.rest("POST", "/documents", { ...(whose && { token: whose }), ...form({}, { content }) })).statusCode;
  expect([await as(user), await as(undefined)]).toEqual([403, 401]);
});

test("a record of a file that is not stored, or not so, is refused", async () => {
  const file = (await send(await pdfOf())).json();
  for (const wrong of [
    { ...file, id },
    { ...file, pages: 2 },
    { ...file, bytes: 1 },
  ]) {
    const answer = await save([record(wrong)]);
    expect(answer.json().error.data.issues).toMatchObject([{ path: "value.0.file", code: "document_unknown" }]);
  }
  expect((await save([record(null)])).json().error.data.issues).toMatchObject([
    { path: "value.0.file", code: "field_required" },
  ]);
});

test("a file that neither the list nor an earlier version names is removed after a day", async () => {
  const ids = async () => (await api.database.query("SELECT id FROM document")).map((row: { id: string }) => row.id);
  const named = (await send(await pdfOf())).json();
  const unnamed = (await send(await pdfOf())).json();
  await save([record(named)]);
  await save([]);
  api.clock.pass(25 * 3600);
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const last = (await send(await pdfOf())).json();
  expect(await ids()).toEqual(expect.arrayContaining([named.id, last.id]));
  expect(await ids()).not.toContain(unnamed.id);
});
