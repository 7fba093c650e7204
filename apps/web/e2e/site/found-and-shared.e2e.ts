import type { Page } from "@playwright/test";
import { isLanguage, languages } from "@visiga/contracts/languages";
import { privatePaths, publicPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import sharp from "sharp";
import { expect, open, test } from "../support/site.ts";

/** What a page's head says of it: meta by name or property, links by relation or language. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = <Element extends HTMLElement>(selector: string) => [...document.querySelectorAll<Element>(selector)];
    const values = (entries: [string | null, string][]): Record<string, string> => Object.fromEntries(entries);
    return {
      titles: all("head > title").map((title) => title.textContent),
      meta: values(
        all<HTMLMetaElement>("meta[content]").map((meta) => [meta.name || meta.getAttribute("property"), meta.content]),
      ),
      links: values(all<HTMLLinkElement>("link[rel]:not([hreflang])").map((link) => [link.rel, link.href])),
      languages: values(
        all<HTMLLinkElement>("link[rel=alternate][hreflang]").map((link) => [link.hreflang, link.href]),
      ),
    };
  });

/** What a page says in schema.org's words. */
const readData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json));

test.describe("as search engines and messengers read it", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`every public page has its own title, description and addresses in ${language}`, async ({ page, baseURL }) => {
      const other = await loadPublicDictionary(language === "en" ? "sw" : "en");
      const foreign = Object.values(other.seo.pages).map(({ description }) => description);
      const seen = new Set<unknown>();
      for (const path of publicPaths) {
        await page.goto(`${path}?lang=${language}`, { waitUntil: "domcontentloaded" });
        const { titles, meta, links, languages: addresses } = await readHead(page);
        const address = (lang: string) => new URL(`${path}?lang=${lang}`, baseURL).href;
        expect(titles, path).toHaveLength(1);
        expect(foreign, path).not.toContain(meta.description);
        expect(meta.description?.length, path).toBeGreaterThan(40);
        expect(links.canonical).toBe(address(language));
        expect(addresses).toEqual({ en: address("en"), sw: address("sw"), "x-default": new URL(path, baseURL).href });
        expect(meta).toMatchObject({
          "og:type": "website",
          "og:title": titles[0],
          "og:description": meta.description,
          "og:url": address(language),
          "og:image": new URL("/og.jpg", baseURL).href,
          "og:locale": language === "en" ? "en_GB" : "sw_TZ",
          "twitter:card": "summary_large_image",
        });
        expect(meta.robots, path).toBeUndefined();
        seen.add(titles[0]).add(meta.description);
      }
      expect(seen.size).toBe(2 * publicPaths.length);
    });
  }

  test("what lies behind the login, and a page that is not there, are left out", async ({ page, complaints }) => {
    for (const path of [...privatePaths, "/not-found", "/nowhere"]) {
      await page.goto(path);
      const { titles, meta, links } = await readHead(page);
      expect(titles, path).toHaveLength(1);
      expect(meta.robots, path).toBe("noindex");
      expect(links.canonical, path).toBeUndefined();
    }
    // That two pages are missing is what the console says of it.
    complaints.splice(0, 2);
  });

  test("a shared link shows a picture that every messenger takes", async ({ page, request }) => {
    await page.goto("/news");
    const { meta } = await readHead(page);
    const picture = await request.get(String(meta["og:image"]));
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect([meta["og:image:width"], meta["og:image:height"]]).toEqual(["1200", "630"]);
  });

  test("the sitemap lists addresses that answer and call themselves so", async ({ page, request, baseURL }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses).toHaveLength(languages.length * publicPaths.length);
    for (const address of addresses.filter((_, index) => index % 7 === 0)) {
      expect((await page.goto(address))?.status()).toBe(200);
      expect((await readHead(page)).links.canonical).toBe(address);
    }
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", baseURL).href}`);
  });
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("home and contact describe the school as its facts stand on the page", async ({ page, words, baseURL }) => {
      for (const path of ["/", "/contact"]) {
        await open(page, path);
        const data = await readData(page);
        expect(data).toHaveLength(1);
        const [school] = data;
        expect(school).toMatchObject({
          "@context": "https://schema.org",
          "@type": "HighSchool",
          name: words.title.full,
          url: new URL("/", baseURL).href,
          foundingDate: "1990-05-09",
          address: { "@type": "PostalAddress", addressCountry: "TZ" },
        });
        expect(school.sameAs).toHaveLength(3);
        await expect(page.locator(`a[href="tel:${school.telephone.replace(/[^\d+]/g, "")}"]`).first()).toBeAttached();
        await expect(page.locator(`a[href="mailto:${school.email}"]`).first()).toBeAttached();
        for (const address of school.sameAs) await expect(page.locator(`a[href="${address}"]`).first()).toBeAttached();
        for (const picture of [school.logo, school.image]) expect((await page.request.get(picture)).ok()).toBe(true);
      }
    });

    test("the news describe themselves, newest first, each with its address", async ({ page, baseURL }) => {
      await open(page, "/news");
      const [list] = await readData(page);
      expect(list["@type"]).toBe("ItemList");
      const cards = page.getByRole("main").locator("article[id]");
      const ids = await cards.evaluateAll((articles) => articles.map(({ id }) => id));
      const articles: Record<string, string>[] = list.itemListElement.map(({ item }: { item: object }) => item);
      expect(ids.length).toBeGreaterThan(0);
      expect(articles.map(({ url }) => url)).toEqual(ids.map((id) => new URL(`/news#${id}`, baseURL).href));
      for (const [index, article] of articles.entries()) {
        expect(article["@type"]).toBe("NewsArticle");
        await expect(cards.nth(index).getByRole("heading")).toHaveText(article.headline ?? "");
        await expect(cards.nth(index).locator("time")).toHaveAttribute("datetime", article.datePublished ?? "");
        if (article.image) expect((await page.request.get(article.image)).headers()["content-type"]).toBe("image/webp");
      }
    });

    test("a phone can put the site on its home screen", async ({ page, words, request }) => {
      await open(page, "/");
      const { links, meta } = await readHead(page);
      const answer = await request.get(String(links.manifest));
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ name: words.title.full, lang: language, theme_color: meta["theme-color"] });
      const icons = [...manifest.icons.map(({ src }: { src: string }) => src), links["apple-touch-icon"], links.icon];
      for (const icon of icons) expect((await request.get(icon)).headers()["content-type"]).toMatch(/^image\//);
    });
  });
}

test("title and addresses follow whoever moves on without a reload", async ({ page, words }) => {
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: words.home.gallery.all, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^${words.seo.pages.gallery.title} `));
  const { titles, meta, links } = await readHead(page);
  expect(titles).toHaveLength(1);
  expect(meta.description).toBe(words.seo.pages.gallery.description);
  const canonical = new URL(String(links.canonical));
  expect([canonical.pathname, isLanguage(canonical.searchParams.get("lang"))]).toEqual(["/gallery", true]);
  expect(await readData(page)).toEqual([]);
});
