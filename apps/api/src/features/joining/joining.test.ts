import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertSampleSite } from "#features/site/sample-site.ts";
import { demoSite } from "#seed/demo-site.ts";
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

async function read(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect({ statusCode, type: headers["content-type"] }).toEqual({ statusCode: 200, type: "application/pdf" });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, bytes: rawPayload.length, pages: text, text: text.join("\n"), headers };
}

/** Roles of the structure tree with their number. */
async function roles(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
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
    `UPDATE site_value SET value = (SELECT jsonb_agg(each || '{"day": "2020-01-13"}') FROM jsonb_array_elements(value) each)
     WHERE key = 'reportingDays'`,
  );
  await api.services.contentVersion.change(async () => {});
  const { text } = await read("/joining.pdf?lang=sw");
  expect(text).toMatch(/Siku ya kuripoti\s+Tarehe ya mwisho ilikuwa 13 Januari 2020\./);
});

test("the file is tagged, names its language and title, and weighs at most 100 KB", async () => {
  await enterSamples();
  const { pdf, bytes, pages } = await read("/joining.pdf?lang=sw");
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Language: "sw", Title: "Ada na kujiunga | Seminari Ndogo ya Mtakatifu Maria, Visiga" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await roles(pdf)).toMatchObject({ H1: 1, H2: 5, Table: 3, L: 1, Figure: 1, LI: 5 });
  expect(pages).toHaveLength(1);
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

test("a whole letter has two pages, and says whose each number is, since when, and until when", async () => {
  const both = (sw: string) => ({ en: null, sw });
  const enter = (key: string, value: unknown) =>
    api.database.query("INSERT INTO site_value (key, value) VALUES ($1, $2)", [key, JSON.stringify(value)]);
  const steps = both("Piga *150*00#.\nChagua Lipa.\nAndika namba na kiasi.\nHakikisha jina.");
  const words = {
    reference: both("jina la mwanafunzi, kidato"),
    afterwards: both("Tuma picha ya risiti kwa Mhasibu kwa WhatsApp."),
    ...{ steps, checked: "2026-11-01", since: "2026-10-05", holder: "Seminari ya Visiga" },
  };
  await enter("payments", [
    { kind: "bank", name: "NMB", number: "2011 0012 345", ...words },
    { kind: "lipa", name: "M-Pesa", number: "5544332", ...words },
    { kind: "company", name: "CRDB", number: "400200", ...words },
  ]);
  const list = (count: number, one: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => one(index));
  const day = (index: number) => `2090-01-${10 + index}`;
  await enter(
    "fees",
    list(9, (index) => ({ what: both("Ada ya shule"), amount: 100, due: day(index), level: "both" })),
  );
  await enter(
    "thingsToBring",
    list(36, () => ({ item: both("Shuka nyeupe"), count: "2", level: "both" })),
  );
  await enter("reportingDays", [{ day: day(19), what: both("Kidato cha Kwanza"), level: "both" }]);
  const { pages, text, bytes } = await read("/joining.pdf?lang=sw");
  expect(pages).toHaveLength(2);
  expect(bytes).toBeLessThan(100 * 1024);
  const plain = text.replace(/\s+/g, " ");
  for (const said of [
    "Lipa Namba: M-Pesa",
    "Namba ya kampuni: CRDB",
    "Jina la mwenye akaunti: Seminari ya Visiga.",
    "Andika kwenye kumbukumbu: jina la mwanafunzi, kidato.",
    "Tuma picha ya risiti kwa Mhasibu kwa WhatsApp.",
    "Namba hii inatumika tangu tarehe 5 Oktoba 2026.",
    "Seminari haimwambii mtu yeyote namba mpya kwa SMS, WhatsApp au simu.",
    "isitumike baada ya tarehe 29 Januari 2090",
  ])
    expect(plain).toContain(said);
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
