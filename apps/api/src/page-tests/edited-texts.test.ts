import type { Language } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { SiteContent } from "@visiga/contracts/site";
import { textKey } from "@visiga/contracts/site-texts";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { markedRecords } from "@visiga/i18n/marked-records";
import { isFixedText, placesOf } from "@visiga/i18n/page-texts";
import { textsByPath } from "@visiga/i18n/text-paths";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { SiteValueEntity } from "#features/site/site-value.entity.ts";
import { plain, useRenderedSite } from "./rendered-site.ts";

const [english, swahili] = [
  textsByPath(await loadPublicDictionary("en")),
  textsByPath(await loadPublicDictionary("sw")),
];
const editable = [...english.keys()].filter((path) => placesOf(path).length > 0);

/** Edits every page text: adds a number before it. */
const numbered = (path: string, text: string) => `⟦${editable.indexOf(path)}⟧${text}`;

const site = await useRenderedSite();
beforeAll(async () => {
  const rows = editable.map((path) => {
    const defaults = { en: english.get(path) ?? "", sw: swahili.get(path) ?? "" };
    const value = { en: numbered(path, defaults.en), sw: numbered(path, defaults.sw), defaults };
    return { key: textKey(path), value };
  });
  await site.database.manager.insert(SiteValueEntity, rows);
});

const shownOn = ($: CheerioAPI): string[] =>
  [...new Set($.html().match(/⟦\d+⟧/g))].map((mark) => editable[Number(mark.slice(1, -1))] ?? mark);

const blocks = "p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote";

/**
 * The visible texts and text attributes of the body, each with a function that reads its block. Dates count as content.
 */
function saidIn($: CheerioAPI): { text: string; block: () => string }[] {
  $("script, style, template, time").remove();
  const nodes = $("body *").contents().toArray();
  const texts = nodes.flatMap((node) =>
    node.type === "text" ? [{ text: plain(node.data), block: () => plain($(node).closest(blocks).text()) }] : [],
  );
  const named = ["alt", "aria-label", "title", "placeholder"].flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((each) => ({ text: plain($(each).attr(name) ?? ""), block: () => "" })),
  );
  return [...texts, ...named].filter(({ text }) => /\p{L}{2}/u.test(text));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string" ? [plain(value)] : Object.values(value ?? {}).flatMap(stringsIn);

async function readContent(language: Language): Promise<SiteContent> {
  const input = encodeURIComponent(JSON.stringify({ language }));
  return (await site.get(`/api/trpc/site.read?input=${input}`)).json().result.data;
}

async function contentIn(language: Language): Promise<string> {
  const { facts } = markedRecords(await readContent(language), language);
  const entries: unknown = await site.database.query(
    "SELECT name, name_sw, title, title_sw, description, description_sw, alt, alt_sw FROM file",
  );
  return stringsIn([facts, entries]).join(" ");
}

/** @returns a function that finds a text among `texts`, with any values of their placeholders */
function matcher(texts: readonly string[]): (text: string) => boolean {
  const exact = new Set(texts);
  const patterns = texts
    .filter((text) => text.includes("{"))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".*")}$`));
  return (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text));
}

/**
 * Texts that appear only for missing content, in mailto addresses, on item pages, for one level, or without demo
 * content.
 */
const occasional =
  /^entrance\.(?!title)|\.(empty|emptyCategory|emptyHint|caption|subject|heading|note|submit|telephone|untitled)$|^admission\.(dueDate\.over|dayOver)$|^home\.hero\.slides|^joining\.(ask|payments\.(company|mobile|warning|someSamples|since|never)|dueOver|forms\.title|reporting\.(first|last|lastDay|who))$|^marian\.(alt|window)$|^motto\.sentence$|^alumni\.all$|^about\.drawn$|^documents\.(lead|section)$/;

describe.each<Language>(["en", "sw"])("in %s", (language) => {
  const defaults = language === "en" ? english : swahili;
  const fixed = [...defaults].filter(([text]) => isFixedText(text)).map(([, text]) => plain(text));
  const isFixed = matcher(fixed);
  let content: string;
  beforeAll(async () => {
    content = await contentIn(language);
  });

  test.each(publicPaths)(
    "%s shows only its editable texts, the school's content and texts of the interface",
    async (path) => {
      // The picture library contains cards of the dashboard.
      const cards = matcher(path === "/images" ? stringsIn((await loadDashboardDictionary(language)).images) : []);
      const { $ } = await site.read(path, language);
      const known = (text: string): boolean =>
        text.includes("⟦") ||
        (text !== "" && content.includes(text.replace(/^, |:$/g, ""))) ||
        isFixed(text) ||
        cards(text) ||
        (text.includes(" · ") && text.split(" · ").every(known));
      const unknown = saidIn($).filter(({ text, block }) => !known(text) && !known(block()));
      expect(unknown.map(({ text }) => text)).toEqual([]);
    },
  );

  test.each(publicPaths)("%s shows no text that the dashboard lists under other pages only", async (path) => {
    const { $ } = await site.read(path, language);
    const own = (text: string) => placesOf(text).some((place) => place === path || place === "everyPage");
    expect(shownOn($).filter((text) => !own(text))).toEqual([]);
  });

  test("every editable text appears on a page or stands for missing content", async () => {
    const pages = await Promise.all(publicPaths.map((path) => site.read(path, language)));
    const shown = new Set(pages.flatMap(({ $ }) => shownOn($)));
    const unshown = editable.filter((text) => !shown.has(text) && !text.startsWith("search."));
    expect(unshown.filter((text) => !occasional.test(text))).toEqual([]);
  });
});
