import { languages } from "@visiga/contracts/languages";
import { privatePaths, publicPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { CheerioAPI } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { missingPaths } from "./every-path.ts";
import { origin, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

/** The head of a page: meta elements by name or property, links by relation or language. */
function readHead($: CheerioAPI) {
  const pairs = (selector: string, ...names: [string[], string]) =>
    Object.fromEntries(
      $(selector)
        .toArray()
        .map((element) => [names[0].map((name) => $(element).attr(name)).find(Boolean), $(element).attr(names[1])]),
    );
  return {
    titles: $("head > title")
      .toArray()
      .map((title) => $(title).text()),
    meta: pairs("meta[content]", ["name", "property"], "content"),
    links: pairs("link[rel]:not([hreflang])", ["rel"], "href"),
    languages: pairs("link[rel=alternate][hreflang]", ["hreflang"], "href"),
  };
}

test.each(languages)("every public page has its own title, description and addresses in %s", async (language) => {
  const other = await loadPublicDictionary(language === "en" ? "sw" : "en");
  const foreign = Object.values(other.seo.pages).map(({ description }) => description);
  const seen = new Set<unknown>();
  for (const path of publicPaths) {
    const { titles, meta, links, languages: addresses } = readHead((await site.read(`${path}?lang=${language}`)).$);
    const address = (lang: string) => `${origin}${path}${lang === "sw" ? "?lang=sw" : ""}`;
    expect(titles, path).toHaveLength(1);
    expect(foreign, path).not.toContain(meta.description);
    expect(meta.description?.length, path).toBeGreaterThan(40);
    expect(links.canonical).toBe(address(language));
    expect(addresses).toEqual({ en: address("en"), sw: address("sw"), "x-default": address("en") });
    expect(meta).toMatchObject({
      "og:type": "website",
      "og:title": titles[0],
      "og:description": meta.description,
      "og:url": address(language),
      "og:image": `${origin}/og.jpg`,
      "og:locale": language === "en" ? "en_GB" : "sw_TZ",
      "twitter:card": "summary_large_image",
    });
    expect(meta.robots, path).toBeUndefined();
    seen.add(titles[0]).add(meta.description);
  }
  expect(seen.size).toBe(2 * publicPaths.length);
});

test("private pages, missing pages and the offline page are excluded from search engines", async () => {
  for (const path of [...privatePaths, ...missingPaths, "/offline"]) {
    const { titles, meta, links } = readHead((await site.read(path)).$);
    expect(titles, path).toHaveLength(1);
    expect(meta.robots, path).toBe("noindex");
    expect(links.canonical, path).toBeUndefined();
  }
});

test("a shared link has a social image that every messenger supports", async () => {
  const { meta } = readHead((await site.read("/news")).$);
  const picture = await site.get(String(meta["og:image"]));
  expect(picture.headers["content-type"]).toBe("image/jpeg");
  const { format, width, height } = await sharp(picture.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect([meta["og:image:width"], meta["og:image:height"]]).toEqual(["1200", "630"]);
});

test("every address in the sitemap works and is canonical", async () => {
  const sitemap = (await site.get("/sitemap.xml")).body;
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  const news = (await site.api.services.publicEntries.list({ page: "NEWS" })).items;
  // The demo content has no documents and plans no results, so nothing links their pages.
  expect(addresses).toHaveLength(languages.length * (publicPaths.length - 2 + news.length));
  for (const address of addresses) {
    const { status, $ } = await site.read(address.slice(origin.length));
    expect(status, address).toBe(200);
    expect(readHead($).links.canonical).toBe(address);
  }
  expect((await site.get("/robots.txt")).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.each(languages)("a phone can install the site on its home screen, in %s", async (language) => {
  const t = await loadPublicDictionary(language);
  const { links, meta } = readHead((await site.read("/", language)).$);
  const answer = await site.get(String(links.manifest));
  expect(answer.headers["content-type"]).toContain("application/manifest+json");
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: t.title.full, lang: language, theme_color: meta["theme-color"] });
  const icons = [...manifest.icons.map(({ src }: { src: string }) => src), links["apple-touch-icon"], links.icon];
  for (const icon of icons) expect((await site.get(icon)).headers["content-type"]).toMatch(/^image\//);
});
