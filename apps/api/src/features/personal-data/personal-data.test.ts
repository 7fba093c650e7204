import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { personalDataTexts } from "@visiga/i18n/personal-data";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertSampleSite } from "#features/site/sample-site.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let tokens: Record<"ADMIN" | "USER", string>;
beforeEach(async () => {
  api = await createTestApp();
  const token = async (role: "ADMIN" | "USER") => api.logIn(await api.addUser({ role }));
  tokens = { ADMIN: await token("ADMIN"), USER: await token("USER") };
});
afterEach(() => api.close());

const get = (url: string, token?: string) =>
  api.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

async function read(url: string, token: string) {
  const answer = await get(url, token);
  expect(answer.headers["cache-control"]).toBe("no-store");
  return readPdf(answer);
}

async function save(key: string, value: unknown, version = 0) {
  const saved = await api.call("mutation", "site.save", { key, version, value }, tokens.ADMIN);
  expect(saved.statusCode).toBe(200);
}

test("only administrators get the register, and only users the consent form", async () => {
  const statuses = async (url: string) =>
    Promise.all([undefined, tokens.USER, tokens.ADMIN].map(async (token) => (await get(url, token)).statusCode));
  expect(await statuses("/personal-data.pdf")).toEqual([401, 403, 200]);
  expect(await statuses("/consent-form.pdf")).toEqual([401, 200, 200]);
  expect((await get("/personal-data.pdf", tokens.USER)).json()).toMatchObject({ code: "forbidden" });
});

describe.each([
  ["en", "Personal data", "Consent to photographs on the website", "Name of the boy", "St. Mary"],
  ["sw", "Taarifa binafsi", "Idhini ya picha kwenye tovuti", "Jina la mwanafunzi", "Seminari Ndogo"],
] as const)("in %s", (language, register, consent, line, school) => {
  test("the register is a tagged PDF with its title, language and every row of the table", async () => {
    const { personalData } = await loadDashboardDictionary(language);
    const { text, info, marks } = await read(`/personal-data.pdf?lang=${language}`, tokens.ADMIN);
    expect(marks).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Language: language, Title: expect.stringContaining(`${register} | ${school}`) });
    for (const { title, what, kept, seenBy } of personalDataTexts(personalData))
      for (const words of [title, what, kept, seenBy]) expect(text).toContain(words);
    expect(text).toContain(personalData.law.advice);
    expect(text).not.toMatch(/[{}]/);
  });

  test("the consent form is one tagged page with lines to fill in, and no placeholder", async () => {
    await save("phoneOffice", "+255 700 000 001");
    await save("dataRegistration", "PDPC-0001");
    const { text, info, pages, marks } = await read(`/consent-form.pdf?lang=${language}`, tokens.USER);
    expect(pages).toHaveLength(1);
    expect(marks).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Language: language, Title: expect.stringContaining(consent) });
    for (const words of [line, "+255 700 000 001", "PDPC-0001", "/privacy"]) expect(text).toContain(words);
    expect(text).not.toMatch(/[{}]/);
  });
});

test.each([
  ["/personal-data.pdf?lang=en", "personal-data.pdf"],
  ["/personal-data.pdf?lang=sw", "taarifa-binafsi.pdf"],
  ["/consent-form.pdf?lang=en", "consent-form.pdf"],
  ["/consent-form.pdf?lang=sw", "fomu-ya-idhini.pdf"],
])("%s is saved as %s", async (url, name) => {
  expect((await read(url, tokens.ADMIN)).headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
});

test("the consent form leaves out a telephone number that is only a sample", async () => {
  await insertSampleSite(api.database.manager, { phoneOffice: "+255 700 000 001" });
  expect((await read("/consent-form.pdf", tokens.USER)).text).not.toContain("+255 700 000 001");
});

test("the register says that a permit may be needed only for another country than Tanzania", async () => {
  await save("serverCountry", { en: "United Republic of Tanzania", sw: "Tanzania" });
  await save("backupCountry", { en: "Zanzibar", sw: "TZ" });
  for (const language of ["en", "sw"])
    expect((await read(`/personal-data.pdf?lang=${language}`, tokens.ADMIN)).text).not.toMatch(
      /another country|nchi ny/,
    );
  await save("backupCountry", { en: "Germany", sw: "Ujerumani" }, 1);
  expect((await read("/personal-data.pdf", tokens.ADMIN)).text).toContain(
    "Personal data is in another country: Germany.",
  );
  expect((await read("/personal-data.pdf?lang=sw", tokens.ADMIN)).text).toContain("nchi nyingine: Ujerumani.");
});
