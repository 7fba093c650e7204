import { type Language, languages } from "@visiga/contracts/languages";
import type { PhoneChannel } from "@visiga/contracts/site-fields";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

const digits = "255700000001";
const number = "+255 700 000 001";

/** The links to the office's number inside a part of a page: address, without the message, by accessible name. */
function linksOf($: CheerioAPI, part: string): Record<string, string> {
  const links = $(part)
    .find(`a[href*='${digits}']`)
    .toArray()
    .map((link) => [plain($(link).text()), $(link).attr("href")?.split("?")[0]]);
  return Object.fromEntries(links);
}

const call = { [number]: `tel:+${digits}` };
const whatsapp = { [`WhatsApp ${number}`]: `https://wa.me/${digits}` };
const sms = { [`SMS ${number}`]: `sms:+${digits}` };

const combinations: [PhoneChannel[] | null, Record<string, string>][] = [
  [null, call],
  [["call"], call],
  [["whatsapp"], whatsapp],
  [["sms"], sms],
  [["call", "whatsapp"], { ...call, ...whatsapp }],
  [["call", "sms"], { ...call, ...sms }],
  [["whatsapp", "sms"], { ...whatsapp, ...sms }],
  [["call", "whatsapp", "sms"], { ...call, ...whatsapp, ...sms }],
];

describe.each(combinations)("an office number that takes %j", (channels, links) => {
  beforeAll(() => site.enter("phoneOfficeChannels", channels));

  test.each(languages)(
    "the office number has these links in footer, contacts and dispensary, in %s",
    async (language) => {
      const contact = (await site.read("/contact", language)).$;
      expect(linksOf(contact, "body > footer")).toEqual(links);
      expect(linksOf(contact, "#call")).toEqual(links);
      expect(plain(contact("#call").text())).toContain(number);
      expect(linksOf((await site.read("/dispensary", language)).$, "article")).toEqual(links);
    },
  );
});

test("a number without entered channels has the same markup as one that takes calls", async () => {
  const footer = async () => (await site.read("/contact")).$("body > footer").html();
  await site.enter("phoneOfficeChannels", ["call"]);
  const callsOnly = await footer();
  await site.enter("phoneOfficeChannels", null);
  expect(await footer()).toBe(callsOnly);
});

const opening: Record<Language, string> = {
  en: "I have a question about your page “Contact | St. Mary’s Junior Seminary, Visiga”.\n",
  sw: "Nina swali kuhusu ukurasa wenu wa “Mawasiliano | Seminari Ndogo ya Mtakatifu Maria, Visiga”.\n",
};

test.each(languages)("a WhatsApp message begins with a line that names the page, in %s", async (language) => {
  await site.enter("phoneOfficeChannels", ["whatsapp"]);
  const { common, seo } = await loadPublicDictionary(language);
  const message = async (path: string) => {
    const { $ } = await site.read(path, language);
    const links = $("body > footer a[href^='https://wa.me/']");
    return new URL(links.attr("href") ?? "").searchParams.get("text");
  };
  const about = (page: string) => `${fill(common.aboutPage, { page })}\n`;
  expect(await message("/contact")).toBe(opening[language]);
  expect(await message("/")).toBe(about(seo.siteName));
  expect(await message("/news/newest")).toBe(about(fill(seo.titlePattern, { title: seo.pages.news.title })));
});

test("the printed admission page says how its number can be reached", async () => {
  await site.enter("phoneAdmissionChannels", ["whatsapp", "sms"]);
  const { $ } = await site.read("/o-level-admission");
  expect(plain($("article").text())).toContain("WhatsApp, SMS: +255 700 000 002");
  await site.enter("phoneAdmissionChannels", ["call", "sms"]);
  const called = (await site.read("/o-level-admission")).$("article");
  expect(plain(called.text())).toContain("Call admissions, SMS: +255 700 000 002");
  expect(called.find("a[href='tel:+255700000002']")).toHaveLength(1);
});

test.each([["0700 000 001"], ["255700000001"], ["00255 700 000 001"], ["+255 (0) 700 000 001"]])(
  "%s is linked with its country code",
  async (typed) => {
    await site.enter("phoneOffice", typed);
    await site.enter("phoneOfficeChannels", ["call", "whatsapp", "sms"]);
    const { $ } = await site.read("/contact");
    expect(Object.values(linksOf($, "#call"))).toEqual([`tel:+${digits}`, `https://wa.me/${digits}`, `sms:+${digits}`]);
    await site.enter("phoneOffice", number);
  },
);

test.each(["-----", "0712 345 678 / 0754 111 222"])("%s is text without a link", async (stored) => {
  await site.enter("phoneOffice", stored);
  await site.enter("phoneOfficeChannels", ["call", "whatsapp", "sms"]);
  const { $ } = await site.read("/contact");
  expect(plain($("#call").text())).toContain(stored);
  expect(
    $("#call")
      .find("a")
      .filter((_, link) => /071|tel:$|sms:$|wa\.me\/?(\?|$)/.test($(link).attr("href") ?? "")).length,
  ).toBe(0);
  await site.enter("phoneOffice", number);
});

test("a position gives one link to the map, with or without an address", async () => {
  const map = async () => (await site.read("/contact")).$("#visit a").toArray();
  await site.enter("position", "-6.79, 38.98");
  const [link, ...more] = await map();
  expect(more).toEqual([]);
  expect(link?.attribs.href).toBe("https://www.google.com/maps/search/?api=1&query=-6.79%2C38.98");
  await site.enter("physicalAddress", null);
  await site.enter("postalAddress", null);
  expect(await map()).toHaveLength(1);
  await site.enter("position", null);
  expect((await site.read("/contact")).$("#visit")).toHaveLength(0);
});
