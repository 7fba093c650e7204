import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
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
  expect(text).toMatch(/Siku ya kuripoti\s+Tarehe ya mwisho ilikuwa 13 Januari 2020\./);
});

test("the file is tagged, names its language and title, and weighs at most 100 KB", async () => {
  await enterSamples();
  const { pdf, bytes, pages } = await read("/joining.pdf?lang=sw");
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Language: "sw", Title: "Ada na kujiunga | Seminari Ndogo ya Mtakatifu Maria, Visiga" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await roles(pdf)).toMatchObject({ H1: 1, H2: 9, Table: 5, L: 2, Figure: 1, LI: 8 });
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

const enter = async (key: string, value: unknown) => {
  await api.database.query(
    "INSERT INTO site_value (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2",
    [key, JSON.stringify(value)],
  );
  await api.services.contentVersion.change(async () => {});
};
const both = (sw: string) => ({ en: `${sw} (en)`, sw });
const list = (count: number, one: (index: number) => object) => Array.from({ length: count }, (_, index) => one(index));
const level = "both";
const day = (month: number, index = 0) => `2090-0${month}-${10 + index}`;

/** A letter with everything, as the largest schools have it. */
async function enterFullSchool() {
  await enter(
    "payments",
    list(5, (index) => ({
      kind: ["bank", "lipa", "company"][index % 3],
      name: `Mtandao ${index}`,
      number: `2011 0012 34${index}`,
      holder: "Seminari ya Visiga",
      reference: both("jina la mwanafunzi, kidato"),
      steps: both(`Piga *150*0${index}#.\nChagua Lipa.\nAndika namba na kiasi.\nHakikisha jina.`),
      checked: "2026-11-01",
      afterwards: both("Tuma picha ya risiti kwa Mhasibu kwa WhatsApp"),
      since: "2026-10-05",
    })),
  );
  await enter(
    "fees",
    list(10, (index) => ({ what: both(`Ada ya shule ${index}`), amount: 100_000, due: day(1, index), level })),
  );
  await enter(
    "instalments",
    list(2, (index) => ({ what: both(`Awamu ${index}`), amount: 500_000, due: day(1 + index), level })),
  );
  const thing = (name: string) => (index: number) => ({ item: both(`${name} ${index}`), count: "2", level });
  await enter("thingsToBring", list(20, thing("Shuka nyeupe")));
  await enter("papersToBring", list(10, thing("Nakala ya cheti")));
  await enter("reportingDays", [
    {
      ...{ day: day(1), last: day(1, 5), what: both("Kidato cha Kwanza"), level },
      afterwards: both("Atakayechelewa apeleke barua ya Paroko wake"),
    },
  ]);
  await enter("directions", [
    {
      ...{ from: both("Dar es Salaam"), kilometres: 45, stand: both("Visiga"), fare: 3000 },
      onward: both("Kutoka kituoni ni dakika kumi kwa miguu"),
    },
  ]);
  const id = (number: number) => `00000000-0000-4000-8000-0000000000${10 + number}`;
  await enter(
    "documents",
    list(4, (index) => ({
      ...{ id: id(index), title: both(`Fomu ya ${index}`), place: "joiningForms", until: null },
      file: { id: id(20 + index), pages: 1, bytes: 9 },
    })),
  );
  await enter(
    "termDates",
    list(6, (index) => ({
      ...{ id: id(index), first: day(1 + index), last: day(1 + index), what: both(`Siku ya wageni ${index}`) },
      ...{ level: null, kind: "visiting" },
    })),
  );
  await enter("joiningContact", [
    { name: "Sample Name 61", office: both("Ofisi ya kujiunga"), phone: "+255 700 000 003", channels: ["call"] },
  ]);
}

const plain = (text: string) => text.replace(/\s+/g, " ");

const leftOut = ({ file }: PublicDictionary["joining"], parts: string) => file.leftOut.split("{parts}")[0] + parts;

test.each(languages)("the letter of a full school has two pages and at most 100 KB, in %s", async (language) => {
  await enterFullSchool();
  for (const query of [`lang=${language}`, `lang=${language}&level=o-level`]) {
    const { pages, bytes, text } = await read(`/joining.pdf?${query}`);
    const { joining } = await loadPublicDictionary(language);
    const headings = [joining.fees, joining.instalments, joining.papers, joining.forms.title, joining.things];
    for (const said of [...headings, joining.directions.title, joining.visiting, "*150*04#", "+255 700 000 003"])
      expect(text).toContain(said);
    expect(plain(text)).not.toContain(leftOut(joining, ""));
    expect(pages).toHaveLength(2);
    expect(bytes).toBeLessThan(100 * 1024);
  }
});

test("what has no room on two pages is left out, the least important first, and named", async () => {
  await enterFullSchool();
  const { joining } = await loadPublicDictionary("sw");
  const partsOf = async (fees: number) => {
    await enter(
      "fees",
      list(fees, (index) => ({ what: both(`Ada ya shule ${index}`), amount: 1000, due: null, level })),
    );
    const { text, pages } = await read("/joining.pdf?lang=sw");
    expect(pages).toHaveLength(2);
    for (const kept of [joining.fees, joining.reporting.title, "2011 0012 344", "+255 700 000 003"])
      expect(text).toContain(kept);
    const said = plain(text).split(leftOut(joining, ""))[1] ?? "";
    expect(said).toContain("/joining?lang=sw");
    return said.split(". ")[0]?.split(", ");
  };
  expect(await partsOf(16)).toEqual([joining.file.steps]);
  expect(await partsOf(30)).toEqual([joining.visiting, joining.file.steps]);
  await enter(
    "thingsToBring",
    list(90, (index) => ({ item: both(`Shuka nyeupe za kitanda kikubwa ${index}`), count: "2", level })),
  );
  // Without the long list there is room for the others.
  expect(await partsOf(10)).toEqual([joining.things]);
});

test("the letter says whose each number is, since when, and how to pay to it", async () => {
  await enterFullSchool();
  const { text } = await read("/joining.pdf?lang=sw");
  for (const said of [
    "Lipa Namba: Mtandao 1",
    "Namba ya kampuni: Mtandao 2",
    "Jina la mwenye akaunti: Seminari ya Visiga.",
    "Andika kwenye kumbukumbu: jina la mwanafunzi, kidato.",
    "Tuma picha ya risiti kwa Mhasibu kwa WhatsApp.",
    "Namba hii inatumika tangu tarehe 5 Oktoba 2026.",
    "Seminari haimwambii mtu yeyote namba mpya kwa SMS, WhatsApp au simu.",
    "isitumike baada ya tarehe 10 Februari 2090",
  ])
    expect(plain(text)).toContain(said);
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
