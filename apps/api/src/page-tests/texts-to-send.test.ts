import { type Language, languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

/** The texts for SMS and for WhatsApp of a page, in its order. */
function messagesOf($: CheerioAPI) {
  return {
    sms: $("main button[data-copied]")
      .toArray()
      .map((button) => $(button).attr("data-copy") ?? ""),
    whatsapp: $("main a[href^='https://wa.me/?text=']")
      .toArray()
      .map((link) => plain(new URL($(link).attr("href") ?? "").searchParams.get("text") ?? "")),
  };
}

const from = { en: "Visiga Seminary", sw: "Seminari ya Visiga" };

const inLanguage = (address: string, language: Language) =>
  language === "en" ? address : `${address}${address.includes("?") ? "&" : "?"}lang=sw`;

test.each(languages)(
  "each coming date is an SMS and a message with the address of the calendar, in %s",
  async (lang) => {
    const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
    await site.enter("termDates", [
      {
        id: id(1),
        first: "2099-01-11",
        last: "2099-06-04",
        what: { en: "First term", sw: "Muhula" },
        level: "o-level",
      },
      { id: id(2), first: "2099-09-18", last: "2099-09-18", what: { en: "Visiting day", sw: "Wazazi" }, level: null },
      { id: id(3), first: "2001-09-18", last: "2001-09-18", what: { en: "Past day", sw: "Iliyopita" }, level: null },
    ]);
    const { sms, whatsapp } = messagesOf((await site.read("/calendar", lang)).$);
    const page = inLanguage(`${origin}/calendar`, lang);
    const texts = {
      en: [
        "First term: Sunday 11 January 2099 to Thursday 4 June 2099. For O-level",
        "Visiting day: Friday 18 September 2099",
      ],
      sw: [
        "Muhula: Jumapili 11 Januari 2099 hadi Alhamisi 4 Juni 2099. Kwa O-level",
        "Wazazi: Ijumaa 18 Septemba 2099",
      ],
    }[lang];
    expect(sms).toEqual(texts.map((text) => `${from[lang]}: ${text} ${page}`));
    expect(whatsapp).toEqual(sms);
  },
);

test.each(languages)("/joining has the sums of its levels as an SMS and a message, in %s", async (lang) => {
  const { oLevel, aLevel } = (await loadPublicDictionary(lang)).joining;
  const mark = { en: "(sample)", sw: "(mfano)" }[lang];
  const tsh = { en: (sum: string) => `${sum} Tsh`, sw: (sum: string) => `Tsh ${sum}` }[lang];
  const both = messagesOf((await site.read("/joining", lang)).$);
  const sums = [`${oLevel.sum} ${mark}: ${tsh("220,000")}`, `${aLevel.sum} ${mark}: ${tsh("230,000")}`];
  expect(both.sms).toEqual([`${from[lang]}: ${sums.join(". ")} ${inLanguage(`${origin}/joining`, lang)}`]);
  expect(both.whatsapp).toEqual(both.sms);
  const one = messagesOf((await site.read("/joining?level=a-level", lang)).$);
  expect(one.sms).toEqual([`${from[lang]}: ${sums[1]} ${inLanguage(`${origin}/joining?level=a-level`, lang)}`]);
});

test("an announcement is one SMS of GSM characters with an address, and a message in full", async () => {
  const text = `“St. Mary’s” – 🎉 ${"interviews in December ".repeat(7)}`.trim();
  const words = { en: "What to bring", sw: null };
  await site.enter("announcements", [
    {
      id: crypto.randomUUID(),
      text: { en: text, sw: null },
      from: null,
      until: "2099-12-31",
      link: { to: "/contact", words },
    },
  ]);
  const { sms, whatsapp } = messagesOf((await site.read("/")).$);
  expect(sms).toHaveLength(1);
  expect(sms[0]).toMatch(
    /^Visiga Seminary: "St\. Mary's" - interviews .* (interviews|in|December)\.\.\. http:\/\/school\.example\/contact$/,
  );
  expect(sms[0]).toMatch(/^[ -~]{100,160}$/);
  expect(whatsapp).toEqual([`${from.en}: ${text} ${origin}/contact`]);
  const home = await site.read("/", "sw");
  expect(messagesOf(home.$).whatsapp).toEqual([`${from.sw}: ${text} ${origin}/contact?lang=sw`]);
});

test("a page for editing has the words of its messages without marks", async () => {
  const token = await site.api.logIn(await site.api.addUser({ role: "ADMIN" }));
  const answer = await site.api.app.inject({
    url: "/editing/calendar",
    headers: { authorization: `Bearer ${token}`, host: new URL(origin).host },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("wa.me");
  expect(answer.body).not.toContain("%EE%80%8");
});
