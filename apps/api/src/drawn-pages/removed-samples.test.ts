import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { textAt } from "@visiga/i18n/text-paths";
import type { CheerioAPI } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DrawnSite, openDrawnSite, plain } from "./drawn-site.ts";
import { framedPaths, newestOf } from "./every-path.ts";

/** Pages, without those of items, which are gone. */
const paths = framedPaths.filter((path) => newestOf(path) === undefined);

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
  const user = await site.api.addUser({ role: "ADMIN" });
  await site.api.services.samples.remove({ kind: "user", name: "Sample Admin", role: "ADMIN", id: user.id });
  await site.refresh();
});
afterAll(() => site.close());

/** What a page says in its content. */
const said = ($: CheerioAPI): string => {
  $("script, style, template, dialog").remove();
  return plain($("main").text());
};

/** Elements of the content that stand for words and have none; the days of the week leave cells free. */
const empty = ($: CheerioAPI): string[] =>
  $("main :is(h1, h2, h3, h4, p, b, li, dl, dt, dd, ul, ol, table, figcaption, blockquote, cite, small)")
    .filter((_, each) => plain($(each).text()) === "" && $(each).find("img, svg, video").length === 0)
    .map((_, each) => $.html(each).slice(0, 120))
    .get();

const level = ($: CheerioAPI, heading: Parameters<CheerioAPI>[0]): number =>
  Number(String($(heading).prop("tagName")).slice(1));

/** Headings that neither words nor a picture follow. What stands in a list is an item of it, and may be a name alone. */
const bare = ($: CheerioAPI): string[] =>
  $("main :is(h2, h3, h4)")
    .not("li *")
    .filter((_, heading) => {
      // The title of a section may stand in a box of its own.
      const alone = $(heading).siblings().length === 0 && !$(heading).parent().is("section, main");
      const next = (alone ? $(heading).parent() : $(heading)).nextAll().first();
      if (next.is("h1, h2, h3, h4")) return level($, next) <= level($, heading);
      return next.length === 0 && $(heading).parent().find("img, svg, video").length === 0;
    })
    .map((_, heading) => plain($(heading).text()))
    .get();

describe.each(languages)("after all samples were removed, in %s", (language) => {
  test.each(paths)("%s says nothing that nobody stated, and leaves no empty place", async (path) => {
    const dictionary = await loadPublicDictionary(language);
    const sentences = sampleTexts
      .map((each) => plain(textAt(dictionary, each) ?? ""))
      .filter((text) => text.split(" ").length > 2);
    expect(sentences.length).toBeGreaterThan(50);
    const { status, $ } = await site.read(path, language);
    expect(status).toBe(200);
    const words = said($);
    expect(sentences.filter((text) => words.includes(text))).toEqual([]);
    expect(words).not.toMatch(/\bSample\b(?! picture)/);
    expect(empty($)).toEqual([]);
    expect(bare($)).toEqual([]);
  });
});

const admission = ["/o-level-admission", "/a-level-admission", "/formation-admission"] as const;

describe("the admission pages", () => {
  test.each(admission)("%s keeps the price and says when it was last changed", async (path) => {
    const { $ } = await site.read(path);
    expect(said($)).toContain("15,000 Tsh");
    expect(said($)).toMatch(/Last changed on \d+ \w+ \d{4}\./);
  });

  test("without any fact, none says when it was last changed, nor in which form", async () => {
    await site.database.query("UPDATE site_value SET value = NULL WHERE key NOT LIKE 'text.%'");
    await site.api.services.contentVersion.change(async () => {});
    for (const path of admission) {
      const { $ } = await site.read(path);
      expect(said($), path).not.toMatch(/Last changed|Tsh|Where to find the form|Call admissions/);
      expect(empty($), path).toEqual([]);
      expect(bare($), path).toEqual([]);
      const swahili = await site.read(path, "sw");
      expect(said(swahili.$), path).not.toContain("Imebadilishwa mara ya mwisho");
    }
  });
});
