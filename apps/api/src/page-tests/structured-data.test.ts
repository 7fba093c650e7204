import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { origin, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

const readData = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()));

const links = ($: CheerioAPI) =>
  $("a[href]")
    .toArray()
    .map((link) => $(link).attr("href"));

describe.each(languages)("in %s", (language) => {
  test.each(["/", "/contact"])("%s has structured data with the page's facts about the school", async (path) => {
    const t = await loadPublicDictionary(language);
    const { $ } = await site.read(path, language);
    const data = readData($);
    expect(data).toHaveLength(1);
    const [school] = data;
    expect(school).toMatchObject({
      "@context": "https://schema.org",
      "@type": "HighSchool",
      name: t.title.full,
      url: `${origin}/`,
      foundingDate: "1990-05-09",
      address: { "@type": "PostalAddress", addressCountry: "TZ" },
    });
    expect(school.sameAs).toHaveLength(3);
    const expected = [`tel:${school.telephone.replace(/[^\d+]/g, "")}`, `mailto:${school.email}`, ...school.sameAs];
    expect(links($)).toEqual(expect.arrayContaining(expected));
    for (const picture of [school.logo.url, school.image]) expect((await site.get(picture)).statusCode).toBe(200);
  });

  test("the structured data of /news lists the news newest first, with their addresses", async () => {
    const { $ } = await site.read("/news", language);
    const [list] = readData($);
    expect(list["@type"]).toBe("ItemList");
    const cards = $("main article[id]");
    const articles: Record<string, string>[] = list.itemListElement.map(({ item }: { item: object }) => item);
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.map(({ url }) => url)).toEqual(
      cards.toArray().map((card) => `${origin}${$(card).find("h2 a").attr("href")}`),
    );
    for (const [index, article] of articles.entries()) {
      const card = cards.eq(index);
      expect(article["@type"]).toBe("NewsArticle");
      expect(card.find("h1, h2, h3").text()).toBe(article.headline);
      expect(card.find("time").attr("datetime")).toBe(article.datePublished);
      if (article.image) expect((await site.get(article.image)).headers["content-type"]).toBe("image/webp");
    }
  });
});
