import { afterEach, beforeEach, expect, test } from "vitest";
import { insertSampleSite } from "#features/site/sample-site.ts";
import { demoSite } from "#seed/demo-site.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});
afterEach(() => api.close());

const get = (url: string) => api.app.inject({ url });
const enterSamples = () => insertSampleSite(api.database.manager, demoSite);

const read = async (url: string) => readPdf(await get(url));

/** Roles of the structure tree with their number. */
async function roles({ pdf }: Awaited<ReturnType<typeof readPdf>>) {
  const counts: Record<string, number> = {};
  const count = (node: { role?: string; children?: unknown[] }) => {
    if (node.role) counts[node.role] = (counts[node.role] ?? 0) + 1;
    for (const child of node.children ?? []) count(child as typeof node);
  };
  for (let page = 1; page <= pdf.numPages; page += 1) count(await (await pdf.getPage(page)).getStructTree());
  return counts;
}

test("the file changes with its content, not with unseen changes or the time of day", async () => {
  await enterSamples();
  const before = await get("/joining.pdf");
  api.clock.pass(60);
  await api.services.contentVersion.change(async () => {});
  expect((await get("/joining.pdf")).headers.etag).toBe(before.headers.etag);
  expect(before.headers.etag).toBeDefined();
  api.clock.pass(24 * 3600);
  expect((await get("/joining.pdf")).headers.etag).not.toBe(before.headers.etag);
});

test("a stored file is used only if nothing has changed since", async () => {
  await enterSamples();
  const { headers } = await get("/joining.pdf");
  expect(headers["cache-control"]).toBe("no-cache");
  const again = () => api.app.inject({ url: "/joining.pdf", headers: { "if-none-match": String(headers.etag) } });
  expect((await again()).statusCode).toBe(304);
  api.clock.pass(24 * 3600);
  expect((await again()).statusCode).toBe(200);
});

test("before anything is entered there is no file", async () => {
  expect((await get("/joining.pdf")).statusCode).toBe(404);
});

test("the file of a level has its sum, days, things and numbers in the language of the address", async () => {
  await enterSamples();
  const english = await read("/joining.pdf?level=o-level");
  for (const words of [
    "Fees and joining",
    "O-level (Form 1)",
    "220,000 Tsh",
    "11 January 2027",
    "Exercise books",
    "Do not send money",
  ])
    expect(english.text).toContain(words);
  expect(english.text).not.toContain("Scientific calculator");
  const swahili = await read("/joining.pdf?level=a-level&lang=sw");
  for (const words of ["Ada na kujiunga", "Tsh 230,000", "5 Julai 2027", "Kikokotoo cha kisayansi", "Usitume fedha"])
    expect(swahili.text).toContain(words);
  expect(english.headers["content-disposition"]).toBe('attachment; filename="visiga-joining-o-level.pdf"');
  expect(swahili.headers["content-disposition"]).toBe('attachment; filename="visiga-kujiunga-a-level.pdf"');
});

test("the file of both levels says what is for one of them, and an unknown level is as none", async () => {
  await enterSamples();
  const { text } = await read("/joining.pdf?level=z-level");
  for (const words of ["220,000 Tsh", "230,000 Tsh", "O-level only", "A-level only"]) expect(text).toContain(words);
});

test("the file marks each sample, and says the last reporting day once it is over", async () => {
  await enterSamples();
  const swahili = await read("/joining.pdf?lang=sw");
  for (const words of ["Siku ya kuripoti", "Sare (mfano)", "Kilichoandikwa “(mfano)” si halisi"])
    expect(swahili.text).toContain(words);
  await api.database.query(
    `UPDATE site_value SET value = (SELECT jsonb_agg(each || '{"day": "2020-01-13", "last": null}') FROM jsonb_array_elements(value) each)
     WHERE key = 'reportingDays'`,
  );
  await api.services.contentVersion.change(async () => {});
  const { text } = await read("/joining.pdf?lang=sw");
  expect(text).toMatch(/Siku ya kuripoti\s+Mara ya mwisho ilikuwa 13 Januari 2020\./);
});

test("the file is tagged, names its language and title, and weighs at most 100 KB", async () => {
  await enterSamples();
  const file = await read("/joining.pdf?lang=sw");
  const { info, marks, bytes, pages } = file;
  expect(info).toMatchObject({ Language: "sw", Title: "Ada na kujiunga | Seminari Ndogo ya Mtakatifu Maria, Visiga" });
  expect(marks).toMatchObject({ Marked: true });
  expect(await roles(file)).toMatchObject({ H1: 1, H2: 9, Table: 5, L: 2, Figure: 1, LI: 8 });
  expect(pages).toHaveLength(2);
  expect(bytes).toBeLessThan(100 * 1024);
});

test("a long list takes a second page, and the foot with the day of issue stands on both", async () => {
  await enterSamples();
  const things = Array.from({ length: 80 }, (_, at) => ({
    item: { en: `Thing of a longer name ${at}`, sw: null },
    count: null,
    level: "both",
  }));
  const saved = await api.call("mutation", "site.save", { key: "thingsToBring", version: 1, value: things }, token);
  expect(saved.statusCode).toBe(200);
  const { pages } = await read("/joining.pdf?level=o-level");
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain("Issued on");
  expect(pages.join(" ")).toContain("Thing of a longer name 79");
});

test("what fits one sheet in smaller letters takes one", async () => {
  const things = Array.from({ length: 70 }, (_, at) => ({
    item: { en: `Thing ${at}`, sw: null },
    count: null,
    level: "both",
  }));
  await api.call("mutation", "site.save", { key: "thingsToBring", version: 0, value: things }, token);
  expect((await read("/joining.pdf")).pages).toHaveLength(1);
});

test("a changed fee and an edited text appear in the next file", async () => {
  await enterSamples();
  await read("/joining.pdf");
  const fees = [{ what: { en: "Boarding", sw: null }, amount: 450_000, due: null, level: "both" }];
  expect((await api.call("mutation", "site.save", { key: "fees", version: 1, value: fees }, token)).statusCode).toBe(
    200,
  );
  const edited = { key: "text.joining.questions.title", version: 0, value: { en: "Ask us", sw: "Tuulize" } };
  expect((await api.call("mutation", "site.save", edited, token)).statusCode).toBe(200);
  const { text } = await read("/joining.pdf");
  expect(text).toContain("450,000 Tsh");
  expect(text).toContain("Ask us");
  const { text: swahili } = await read("/joining.pdf?lang=sw");
  expect(swahili).toContain("Boarding");
});
