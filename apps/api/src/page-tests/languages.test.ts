import { type Language, languages } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { everyPath } from "./every-path.ts";
import { plain, type RenderedSite, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

const shortest = 4;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

async function readContent(site: RenderedSite, language: Language) {
  const input = encodeURIComponent(JSON.stringify({ language }));
  const { result } = (await site.get(`/api/trpc/site.read?input=${input}`)).json();
  const entries: unknown = (await site.get("/api/v1/files")).json();
  const lines = strings(result.data.facts).flatMap((text) => text.split("\n"));
  return { facts: lines.map(plain), entries: strings(entries).map(plain) };
}

async function textsOf(site: RenderedSite, language: Language): Promise<string[]> {
  const t = [await loadPublicDictionary(language), await loadDashboardDictionary(language)];
  const { facts } = await readContent(site, language);
  return [...strings(t).map(plain), ...facts];
}

const asPattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");

/**
 * Texts of one language that must not appear on pages in the other: whole texts, and patterns for those with
 * placeholders. Excludes texts that are equal in both languages or appear in an entry.
 */
async function foreignTexts(site: RenderedSite, own: Language, other: Language) {
  const { entries } = await readContent(site, own);
  const shared = new Set([...(await textsOf(site, own)), ...entries]);
  const foreign = [...new Set(await textsOf(site, other))].filter(
    (text) => text.length >= shortest && !shared.has(text),
  );
  const letters = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0;
  return {
    texts: new Set(foreign.filter((text) => !text.includes("{"))),
    patterns: foreign
      .filter((text) => text.includes("{") && letters(text) >= shortest)
      .map((text) => new RegExp(`^${asPattern(text)}$`)),
  };
}

const textNode = 3;
const spoken = ["aria-label", "alt", "title", "placeholder", "content"];

/**
 * Every text of the document in the page's language: text nodes, text attributes and the head. Excludes parts marked as
 * another language, for example the English body of /formation-admission.
 */
function texts($: CheerioAPI): string[] {
  const language = $("html").attr("lang");
  const own = $("*").filter(
    (_, element) => $(element).closest("[lang]").attr("lang") === language && !$(element).is("script, style"),
  );
  const found = own.toArray().flatMap((element) => [
    ...$(element)
      .contents()
      .filter((_, { nodeType }) => nodeType === textNode)
      .toArray()
      .map((node) => $(node).text()),
    ...spoken.map((name) => $(element).attr(name) ?? ""),
  ]);
  return [...new Set(found.map(plain))];
}

describe.each(languages)("in %s", (language: Language) => {
  const other = language === "en" ? "sw" : "en";
  let foreign: Awaited<ReturnType<typeof foreignTexts>>;
  let ownTexts: ReadonlySet<string>;
  beforeAll(async () => {
    foreign = await foreignTexts(site, language, other);
    ownTexts = new Set(await textsOf(site, language));
  });

  test("the other language has more than 800 distinct texts", () => {
    expect(foreign.texts.size).toBeGreaterThan(800);
  });

  test.each(everyPath)("%s contains no text of the other language", async (path) => {
    const here = texts((await site.read(path, language)).$);
    expect(here.filter((text) => ownTexts.has(text)).length).toBeGreaterThan(5);
    const isForeign = (text: string) =>
      foreign.texts.has(text) || foreign.patterns.some((pattern) => pattern.test(text));
    expect(here.filter(isForeign)).toEqual([]);
  });
});

test.each([
  ["fr-FR", "en"],
  ["sw-TZ", "sw"],
])("a browser that asks for %s and has not chosen gets the site in %s", async (asked, language) => {
  const { $ } = await site.read("/pillars", "en", { cookie: "", "accept-language": asked });
  expect($("html").attr("lang")).toBe(language);
});
