import { type Language, languages } from "@visiga/contracts/languages";
import { resourceBudgets } from "@visiga/contracts/page-budgets";
import { pages } from "@visiga/contracts/pages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

const t = async (language: Language) => (await loadPublicDictionary(language)).joining;
const article = ($: CheerioAPI) => plain($("main article").text());
const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .map((_, each) => plain($(each).text()))
    .get();
const sums = ($: CheerioAPI) => texts($, "main tfoot tr");
/** The mark of a sum whose fees are samples. */
const sampled = { en: " (sample)", sw: " (mfano)" };
const shillings = { en: (amount: string) => `${amount} Tsh`, sw: (amount: string) => `Tsh ${amount}` };

describe.each(languages)("/joining in %s", (language) => {
  const tsh = shillings[language];
  const mark = sampled[language];

  test("/joining shows both levels with two sums, and everything that was entered", async () => {
    const joining = await t(language);
    const { status, $ } = await site.read("/joining", language);
    expect(status).toBe(200);
    expect(sums($)).toEqual([
      `${joining.oLevel.sum}${mark}${tsh("220,000")}`,
      `${joining.aLevel.sum}${mark}${tsh("230,000")}`,
    ]);
    expect(texts($, "main h2")).toEqual([
      joining.fees,
      joining.instalments,
      joining.payments.title,
      joining.reporting.title,
      joining.papers,
      joining.things,
      joining.directions.title,
      joining.visiting,
      joining.questions.title,
    ]);
    expect($("main article nav a[aria-current]")).toHaveLength(0);
    expect(
      $("main [data-copy]:not([data-copied])")
        .map((_, each) => $(each).attr("data-copy"))
        .get(),
    ).toEqual(["00000000000", "000000"]);
    expect($("main article a[href='tel:*150*00%23']").text()).toBe("*150*00#");
    for (const text of [joining.payments.sample, joining.oLevel.only, joining.aLevel.only, "+255 700 000 003"]) {
      expect(article($)).toContain(plain(text));
    }
  });

  test("the number of the person for questions takes calls and WhatsApp messages", async () => {
    const { $ } = await site.read("/joining", language);
    expect($("main article a[href='tel:+255700000003']")).toHaveLength(1);
    const message = new URL($("main article a[href^='https://wa.me/255700000003']").attr("href") ?? "").search;
    expect(decodeURIComponent(message)).toContain((await t(language)).title);
    expect($("main article a[href^='sms:']")).toHaveLength(0);
  });

  test("/joining shows one level with its sum and leaves out the other", async () => {
    const joining = await t(language);
    const { $ } = await site.read("/joining?level=a-level", language);
    expect(sums($)).toEqual([`${joining.aLevel.sum}${mark}${tsh("230,000")}`]);
    expect(texts($, "main article nav a[aria-current=page]")).toEqual([plain(joining.aLevel.name)]);
    for (const other of [joining.oLevel.sum, joining.oLevel.only, joining.aLevel.only]) {
      expect(article($)).not.toContain(other);
    }
    expect($("main tbody tr")).toHaveLength(5);
    expect($("link[rel=canonical]").attr("href")).toBe(`${origin}/joining${language === "sw" ? "?lang=sw" : ""}`);
  });

  test.each([
    ["/o-level-admission", "o-level", "oLevel", "220,000"],
    ["/a-level-admission", "a-level", "aLevel", "230,000"],
  ] as const)("%s shows the sum and leads to its level", async (path, level, name, sum) => {
    const joining = await t(language);
    const { $ } = await site.read(path, language);
    const line = $(`main article a[href='/joining?level=${level}']`);
    expect(plain(line.text())).toContain(plain(fill(joining[name].fees, { amount: tsh(sum) + mark })));
    expect(plain(line.text())).toContain("2027");
    expect($("main nav a[href='/joining']")).toHaveLength(1);
    expect($("footer a[href='/joining']")).toHaveLength(1);
    expect($("header a[href='/joining']")).toHaveLength(0);
  });
});

test.each(["", "both", "O-LEVEL", "o-level%00", "%3Cscript%3Ealert(1)%3C/script%3E"])(
  "for the unknown level %j the page shows both levels",
  async (level) => {
    const { status, $ } = await site.read(`/joining?level=${level}`);
    expect(status).toBe(200);
    expect(sums($)).toHaveLength(2);
    expect($("main article nav a[aria-current]")).toHaveLength(0);
    expect($("main script")).toHaveLength(0);
  },
);

test("the first of two levels in the address counts", async () => {
  const { $ } = await site.read(`/joining?level=o-level${"&level=a-level".repeat(500)}`);
  expect(sums($)).toHaveLength(1);
});

/** Confirms the first records of a list. */
const confirm = async (key: string, count: number) => {
  await site.database.query(
    `INSERT INTO confirmed SELECT 'site', key, record
        FROM site_value, jsonb_array_elements(value) WITH ORDINALITY AS each (record, place)
        WHERE key = $1 AND place <= $2
      ON CONFLICT DO NOTHING`,
    [key, count],
  );
  await site.dropPages();
};

test("sample numbers are called samples, some or all, and real ones are the only ones to pay to", async () => {
  const { payments } = await t("en");
  const said = async () => {
    const text = article((await site.read("/joining")).$);
    return [payments.sample, payments.someSamples, payments.warning].map((each) => text.includes(each));
  };
  expect(await said()).toEqual([true, false, false]);
  await confirm("payments", 1);
  expect(await said()).toEqual([false, true, false]);
  const { $ } = await site.read("/joining", "sw");
  expect(texts($, "main :is(dt, li > p:first-child)").filter((term) => /mfano\)?$/i.test(term))).toHaveLength(3);
  await confirm("payments", 2);
  expect(await said()).toEqual([false, false, true]);
});

test("a sum is a sample while one of its fees is", async () => {
  const marked = async () => sums((await site.read("/joining")).$).map((sum) => sum.includes(sampled.en));
  await confirm("fees", 3);
  expect(await marked()).toEqual([false, true]);
  await confirm("fees", 4);
  expect(await marked()).toEqual([false, false]);
});

/** What the page shows beside fees and reporting days. */
const others = pages.joining.facts.filter((key) => key !== "fees" && key !== "reportingDays");

test("the way to the school, papers, the last day and forms are shown as they are entered", async () => {
  const joining = await t("sw");
  const both = (sw: string) => ({ en: null, sw });
  await site.enter("directions", [
    { from: both("Kibaha"), kilometres: 12, stand: both("Visiga"), fare: 1500, onward: both("Uliza njia") },
    { from: both("Mbezi"), kilometres: null, stand: null, fare: null, onward: null },
  ]);
  const id = "00000000-0000-4000-8000-000000000098";
  await site.enter("documents", [
    { id, title: both("Fomu ya afya"), file: { id, pages: 2, bytes: 9000 }, place: "joiningForms", until: null },
  ]);
  const { $ } = await site.read("/joining", "sw");
  const under = (title: string) =>
    $("main h2")
      .filter((_, each) => $(each).text() === title)
      .nextUntil("h2");
  expect(texts($, "main dt")).toEqual(expect.arrayContaining(["Kutoka Kibaha", "Kutoka Mbezi"]));
  expect(plain(under(joining.directions.title).text())).toContain(
    `Kilomita 12. Kituo cha basi: Visiga. Nauli ya basi: takriban Tsh 1,500. Uliza njia`,
  );
  expect(plain(under(joining.reporting.title).text())).toContain("11 Januari 2027 hadi 15 Januari 2027");
  expect(plain(under(joining.reporting.title).text())).toContain("Atakayechelewa aje na barua ya Paroko wake");
  expect(under(joining.papers).find("input[type=checkbox]")).toHaveLength(3);
  const forms = under(joining.forms.title);
  expect(forms.find("a").attr("href")).toBe(`/documents/${id}/fomu-ya-afya.pdf`);
  expect(forms.text()).toContain(joining.forms.note);
  expect(plain(under(joining.visiting).text())).toContain("Jumamosi 18 Septemba 2027");
  await site.enter("documents", null);
});

test("the page of a school with everything stays within the budget of its HTML", async () => {
  const both = (words: string) => ({ en: `${words} in English`, sw: `${words} kwa Kiswahili` });
  const list = (count: number, one: (at: number) => object) => Array.from({ length: count }, (_, at) => one(at));
  const level = "both";
  const due = (at: number) => `2090-01-${10 + at}`;
  const full = {
    fees: list(10, (at) => ({ what: both(`Ada ya ${at}`), amount: 100_000 + at, due: due(at), level })),
    instalments: list(4, (at) => ({ what: both(`Awamu ya ${at}`), amount: 250_000, due: due(at), level })),
    thingsToBring: list(20, (at) => ({ item: both(`Kifaa cha shule ${at}`), count: `${at}`, level })),
    papersToBring: list(10, (at) => ({ item: both(`Nakala ya cheti ${at}`), count: `${at}`, level })),
    payments: list(5, (at) => ({
      ...{ kind: "lipa", name: `Mtandao ${at}`, number: `55443${at}`, holder: "Seminari", checked: "2026-11-01" },
      ...{ reference: both("jina na kidato"), steps: both(`Piga *150*0${at}#.\nChagua Lipa.\nAndika namba.`) },
      ...{ afterwards: both(`Tuma risiti kwa Mhasibu ${at}`), since: "2026-10-05" },
    })),
    termDates: list(6, (at) => ({
      ...{ id: `00000000-0000-4000-8000-00000000001${at}`, first: due(at), last: due(at) },
      ...{ what: both(`Siku ya ${at}`), level: null, kind: "visiting" },
    })),
  };
  for (const [key, value] of Object.entries(full)) await site.enter(key, value);
  for (const language of languages) {
    const headers = { cookie: `language=${language}`, "accept-encoding": "br" };
    const { rawPayload, headers: answered } = await site.get("/joining", headers);
    expect(answered["content-encoding"]).toBe("br");
    expect(rawPayload.length).toBeLessThan(resourceBudgets.html);
  }
});

describe("without values", () => {
  test("a block without values is left out, and so is the sum of a level without fees", async () => {
    const joining = await t("en");
    for (const key of [...others, "termDates"]) await site.enter(key, []);
    await site.enter("fees", [{ what: { en: "Fees", sw: null }, amount: 1_500_000, due: null, level: "a-level" }]);
    const { $ } = await site.read("/joining");
    expect(texts($, "main h2")).toEqual([joining.fees, joining.reporting.title]);
    expect(sums($)).toEqual([`${joining.aLevel.sum}1,500,000 Tsh`]);
    // Without a person for questions, the page has the numbers of admissions.
    expect($("main article a[href='tel:+255700000002']").length).toBeGreaterThan(0);
    const admission = await site.read("/o-level-admission");
    expect(plain(admission.$("main article a[href^='/joining']").text())).toMatch(/^Reporting day: /);
  });

  test("words that are in one language only are shown on both pages, marked with their language", async () => {
    const only = { en: null, sw: "Muhula tu" };
    await site.enter("fees", [{ what: only, amount: 1, due: null, level: "both" }]);
    await site.enter("thingsToBring", [{ item: { en: "Shoes only", sw: null }, count: "2", level: "both" }]);
    await site.enter("reportingDays", [{ day: "2030-01-11", what: only, level: "both" }]);
    const id = "00000000-0000-4000-8000-000000000099";
    const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    await site.enter("termDates", [{ id, first: soon, last: soon, what: only, level: null }]);
    const marked = async (path: string, language: Language, lang: Language) => {
      const { $ } = await site.read(path, language);
      return [...new Set(texts($, `main [lang=${lang}]`))].filter((text) => / (tu|only)$/.test(text));
    };
    for (const path of ["/", "/joining", "/calendar"]) {
      expect(await marked(path, "en", "sw"), path).toEqual(["Muhula tu"]);
      expect(await marked(path, "sw", "sw"), path).toEqual([]);
      expect(await marked(path, "sw", "en"), path).toEqual(path === "/joining" ? ["Shoes only"] : []);
    }
    await site.enter("thingsToBring", []);
    await site.enter("reportingDays", [{ day: "2030-01-11", what: only, level: "both" }]);
  });

  test("without any value the page says so and where to ask", async () => {
    for (const key of pages.joining.facts) await site.enter(key, []);
    for (const language of languages) {
      const joining = await t(language);
      const { status, $ } = await site.read("/joining", language);
      expect(status).toBe(200);
      expect(texts($, "main article > p")).toEqual([joining.empty, joining.ask]);
      expect($("main article a[href='/contact']")).toHaveLength(1);
    }
  });
});
