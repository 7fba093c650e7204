import { type Language, languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { sampleName } from "@visiga/i18n/sample-name";
import { textsByPath } from "@visiga/i18n/text-paths";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { framedPaths } from "./every-path.ts";
import { plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

interface Named {
  readonly page: string;
  readonly name: string;
  readonly name_sw: string | null;
  readonly title: string;
  readonly title_sw: string | null;
  readonly description: string | null;
  readonly description_sw: string | null;
}

/** Texts that may name a record: those of elements, and attributes that scripts and screen readers use. */
function namesIn($: CheerioAPI): string[] {
  const attributes = ["aria-label", "data-slide", "data-title"].flatMap((attribute) =>
    $(`main [${attribute}]`)
      .map((_, each) => $(each).attr(attribute))
      .get(),
  );
  const elements = $("main :is(h1, h2, h3, b, a, span, figcaption)")
    .map((_, each) => $(each).text())
    .get();
  return [...attributes, ...elements].map(plain);
}

async function shownNames(language: Language): Promise<string[]> {
  const entries: Named[] = await site.database.query("SELECT file.* FROM file JOIN shipped ON key = id::text");
  // Excludes a name that is also a text of the pages, for example "Holy Hour".
  const others = new Set([
    ...textsByPath(await loadPublicDictionary(language)).values(),
    ...entries.map((entry) => (language === "sw" ? entry.description_sw : entry.description) ?? ""),
  ]);
  return entries
    .map(({ page, name, name_sw, title, title_sw }) => {
      const [english, swahili] = page === "NEWS" ? [title, title_sw] : [name, name_sw];
      return plain(language === "sw" ? (swahili ?? english) : english);
    })
    .filter((name) => name && !others.has(name) && sampleName(name, language) !== name);
}

const pages = ["/", "/news", "/gallery", "/wawata", "/about-us", "/o-level", "/games", "/staff", "/images"] as const;

describe.each(languages)("a sample in %s", (language) => {
  test.each([...new Set([...framedPaths, ...pages])])("a sample is marked wherever %s names it", async (path) => {
    const names = await shownNames(language);
    expect(names.length).toBeGreaterThan(20);
    const { $ } = await site.read(path, language);
    const unmarked = namesIn($).filter((text) => names.includes(text));
    expect(unmarked).toEqual([]);
    const marked = new Set(names.map((name) => sampleName(name, language)));
    if (pages.some((each) => each === path)) {
      expect(namesIn($).filter((text) => marked.has(text)).length).toBeGreaterThan(0);
    }
  });

  test("a sample without a name is marked", async () => {
    const { $ } = await site.read("/gallery", language);
    expect(namesIn($)).toContain({ en: "Untitled (sample)", sw: "Bila jina (mfano)" }[language]);
  });

  test("a sample is marked in the title of its page, in the metadata of its link and in the feed", async () => {
    const mark = { en: "(sample)", sw: "(mfano)" }[language];
    const { $ } = await site.read("/news/newest", language);
    expect($("title").text()).toContain(mark);
    expect($("meta[property='og:title']").attr("content")).toContain(mark);
    const feed = (await site.get(language === "sw" ? "/feed.xml?lang=sw" : "/feed.xml")).body;
    expect(feed.match(/<entry>\n<title>[^<]*<\/title>/g)?.every((title) => title.includes(mark))).toBe(true);
  });

  test("a sample loses its mark once it is confirmed", async () => {
    const [item] = (await site.api.services.publicEntries.list({ page: "GALLERY", first: 1, language })).items;
    await site.database.query("INSERT INTO confirmed VALUES ('picture', $1, 'null')", [item?.id]);
    await site.dropPages();
    const { $ } = await site.read("/gallery", language);
    expect(namesIn($)).toContain(plain(item?.name ?? ""));
    await site.database.query("DELETE FROM confirmed");
    await site.dropPages();
  });
});

test.each([...framedPaths, "/developer"])("samples on %s are named in the language of the page", async (path) => {
  const saidIn = async (language: Language) => (await site.read(path, language)).$("body").text();
  expect(await saidIn("sw")).not.toMatch(/\bSample\b/i);
  expect(await saidIn("en")).not.toMatch(/\bmfano\b/i);
});
