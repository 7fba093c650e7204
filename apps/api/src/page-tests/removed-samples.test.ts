import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { textAt } from "@visiga/i18n/text-paths";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { framedPaths, newestOf } from "./every-path.ts";
import { plain, useRenderedSite } from "./rendered-site.ts";

/** All pages except those of items, which no longer exist. */
const paths = framedPaths.filter((path) => newestOf(path) === undefined);

const site = await useRenderedSite();
beforeAll(async () => {
  const user = await site.api.addUser({ role: "ADMIN" });
  await site.api.services.samples.removeSamples({ kind: "user", name: "Sample Admin", role: "ADMIN", id: user.id });
  await site.refresh();
});

const visibleText = ($: CheerioAPI): string => {
  $("script, style, template, dialog").remove();
  return plain($("main").text());
};

/** Elements that should contain text and are empty. Empty cells of the weekly schedule are allowed. */
const empty = ($: CheerioAPI): string[] =>
  $(
    "main :is(h1, h2, h3, h4, p, b, li, div:not([aria-hidden]), dl, dt, dd, ul, ol, table, figcaption, blockquote, cite, small)",
  )
    .filter((_, each) => plain($(each).text()) === "" && $(each).find("img, svg, video").length === 0)
    .map((_, each) => $.html(each).slice(0, 120))
    .get();

const level = ($: CheerioAPI, heading: Parameters<CheerioAPI>[0]): number =>
  Number(String($(heading).prop("tagName")).slice(1));

/** Headings without following text or picture. List items are excluded, because they may consist of a name alone. */
const bare = ($: CheerioAPI): string[] =>
  $("main :is(h2, h3, h4)")
    .not("li *")
    .filter((_, heading) => {
      // The title of a section may have a separate wrapper.
      const alone = $(heading).siblings().length === 0 && !$(heading).parent().is("section, main");
      const next = (alone ? $(heading).parent() : $(heading)).nextAll().first();
      if (next.is("h1, h2, h3, h4")) return level($, next) <= level($, heading);
      return next.length === 0 && $(heading).parent().find("img, svg, video").length === 0;
    })
    .map((_, heading) => plain($(heading).text()))
    .get();

describe.each(languages)("without samples, in %s", (language) => {
  test.each(paths)("%s contains no sample text and no empty element", async (path) => {
    const dictionary = await loadPublicDictionary(language);
    const sentences = sampleTexts
      .map((each) => plain(textAt(dictionary, each) ?? ""))
      .filter((text) => text.split(" ").length > 2);
    expect(sentences.length).toBeGreaterThan(50);
    const { status, $ } = await site.read(path, language);
    expect(status).toBe(200);
    const words = visibleText($);
    expect(sentences.filter((text) => words.includes(text))).toEqual([]);
    expect(words).not.toMatch(/\bSample\b(?! picture)/);
    expect(empty($)).toEqual([]);
    expect(bare($)).toEqual([]);
  });
});

describe.each(languages)("pages with removed texts and pictures, in %s", (language) => {
  test("the pillars on /pillars are cloths that show only their names, two in a row", async () => {
    const { pillars } = await loadPublicDictionary(language);
    const { $ } = await site.read("/pillars", language);
    const cloths = $("main ul > li");
    expect(cloths.map((_, cloth) => plain($(cloth).text())).get()).toEqual(pillars.list.map(({ title }) => title));
    expect(cloths.filter("[class]")).toHaveLength(0);
  });

  test.each(["/works", "/work"] as const)(
    "the activities on %s are pictures with captions, without radio buttons",
    async (path) => {
      const { environmental, agriculture, wine, milk } = await loadPublicDictionary(language);
      const { cleaning, gardening, landscaping } = environmental;
      const { crops, livestock } = agriculture;
      const named = path === "/works" ? [cleaning, gardening, landscaping] : [crops, livestock, wine, milk];
      const { $ } = await site.read(path, language);
      const captions = $("main article figure:has(img) figcaption").map((_, each) => plain($(each).text()));
      expect(captions.get()).toEqual(named.map(({ title }) => title));
      expect($("main :is([role=radiogroup], h2:not(.visually-hidden))")).toHaveLength(0);
    },
  );

  test("the caption on /about-us says that the picture is a drawing, not the seminary", async () => {
    const { about } = await loadPublicDictionary(language);
    const { $ } = await site.read("/about-us", language);
    expect(plain($("main article figure:has(img) figcaption").text())).toBe(about.drawn);
    expect(visibleText($)).not.toContain(about.pictures);
  });

  test("/spiritual gives no time of day for any prayer", async () => {
    const { day, lauds, mass, conference } = (await loadPublicDictionary(language)).spiritual;
    const { $ } = await site.read("/spiritual", language);
    const words = $("main article")
      .find("*")
      .map((_, each) => plain($(each).text()))
      .get();
    for (const part of Object.values(day)) expect(words).not.toContain(part);
    for (const prayer of [lauds, mass, conference]) expect(words).toContain(prayer.title);
  });

  test("the home page has no films, news, pictures or services without content", async () => {
    const { home, services } = await loadPublicDictionary(language);
    const { $ } = await site.read("/", language);
    expect($("main [data-film]")).toHaveLength(0);
    const headings = $("main :is(h2, h3)")
      .map((_, heading) => plain($(heading).text()))
      .get();
    for (const title of [home.films.title, home.news.title, home.gallery.title, services.items.games.title])
      expect(headings).not.toContain(plain(title));
    expect(headings).toContain(plain(services.items.olevel.title));
  });
});

const admission = ["/o-level-admission", "/a-level-admission", "/formation-admission"] as const;

describe("the admission pages", () => {
  test.each(admission)("%s shows the price and the date of its last change", async (path) => {
    const { $ } = await site.read(path);
    expect(visibleText($)).toContain("15,000 Tsh");
    expect(visibleText($)).toMatch(/Last changed on \d+ \w+ \d{4}\./);
  });

  test("without facts, no admission page shows a date of change, a price or where to find the form", async () => {
    await site.database.query("UPDATE site_value SET value = NULL WHERE key NOT LIKE 'text.%'");
    await site.dropPages();
    for (const path of admission) {
      const { $ } = await site.read(path);
      expect(visibleText($), path).not.toMatch(/Last changed|Tsh|Where to find the form|Call admissions/);
      expect(empty($), path).toEqual([]);
      expect(bare($), path).toEqual([]);
      const swahili = await site.read(path, "sw");
      expect(visibleText(swahili.$), path).not.toContain("Imebadilishwa mara ya mwisho");
    }
  });
});
