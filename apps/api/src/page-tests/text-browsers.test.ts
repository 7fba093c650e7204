import { languages } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { type CheerioAPI, load } from "cheerio";
import { describe, expect, test } from "vitest";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

/** What a browser reads that knows neither style sheets nor script, `hidden`, `<template>` or `<dialog>`. */
function textOf($: CheerioAPI): string {
  $("script, style").remove();
  for (const template of $("template")) $(template).replaceWith($(template).html() ?? "");
  return plain($("body").text());
}

describe.each(languages)("in a text browser and in %s", (language) => {
  test.each([...publicPaths, "/news/newest", "/gallery/newest", "/login", "/nothing"])(
    "%s shows nothing that needs script, separate named links, and a heading before the menu",
    async (path) => {
      const { common, joining, navbar, news, offline, title } = await loadPublicDictionary(language);
      const { library } = (await loadDashboardDictionary(language)).images;
      // Not `read`, which puts in what script adds.
      const { body } = await site.get(path, { cookie: `language=${language}` });
      const $ = load(body);
      const html = $.html();
      expect(
        $(".script-only, dialog[data-full-size], [data-share], [data-print], [data-copy], [data-turn]").get(),
      ).toEqual([]);
      expect(html).not.toMatch(/[^\s>]<small|<\/(a|b|em|span|time)><small/);
      expect(html).not.toMatch(/<\/(a|button)><(a|button|span|b)\b/);
      const menu = html.indexOf('id="menu"');
      if (menu > 0) expect(html.indexOf("<h1")).toBeLessThan(menu);
      for (const element of $("a[href], button")) {
        const name =
          plain($(element).text()) || $(element).find("img").attr("alt") || $(element).find("[data-words]").length;
        expect(name, $.html(element)).toBeTruthy();
      }
      const name = plain(`${title.shortName}, ${title.place}`);
      expect(textOf(load($.html("header a[href='/']")))).toBe(path === "/login" ? "" : name);
      const text = textOf($);
      const waiting = [
        offline.kept,
        navbar.editPage,
        common.listFailed,
        common.listFailedHint,
        common.copied,
        library.leadLoggedIn,
      ];
      for (const words of [...waiting, common.send.copied, joining.copied, joining.printed, news.copied])
        for (const part of words.split(/\{\w+\}/).map(plain)) if (part.length > 3) expect(text).not.toContain(part);
    },
  );
});

/** What a reader mode shows of a page: neither what is shared nor blocks whose text is mostly links. */
function readerText($: CheerioAPI): string {
  $("nav, .share, script, style").remove();
  for (const block of $("article div").get().reverse()) {
    const links = plain($(block).find("a").text()).length;
    if (links > plain($(block).text()).length / 5) $(block).remove();
  }
  return plain($("article").text());
}

describe.each(languages)("in a reader mode and in %s", (language) => {
  test("a reader mode keeps the calendar's days, the phone numbers and the prices of admission", async () => {
    const read = async (path: string) => {
      const { body } = await site.get(path, { cookie: `language=${language}` });
      return { $: load(body), shown: readerText(load(body)) };
    };
    const calendar = await read("/calendar");
    for (const day of calendar.$("main dt").get()) expect(calendar.shown).toContain(plain(calendar.$(day).text()));
    const contact = await read("/contact");
    for (const number of contact.$("main a[href^='tel:']").get())
      expect(contact.shown).toContain(plain(contact.$(number).text()));
    for (const path of ["/o-level-admission", "/a-level-admission"])
      expect((await read(path)).shown).toContain("15,000");
  });
});

test("the home page keeps its row of news, which no block of links holds", async () => {
  const { $ } = await site.read("/");
  expect($("[data-snap-row] article").length).toBeGreaterThan(2);
  expect($("div[data-snap-row]")).toHaveLength(0);
});

test("the crest in the footer leads home, the name beside it to the login", async () => {
  const { $ } = await site.read("/");
  const { common, title } = await loadPublicDictionary("en");
  const links = $("footer a")
    .slice(0, 2)
    .toArray()
    .map((link) => [$(link).attr("href"), plain($(link).text()), $(link).find("svg").length]);
  expect(links).toEqual([
    ["/", common.home, 1],
    ["/login", plain(title.full), 0],
  ]);
});
