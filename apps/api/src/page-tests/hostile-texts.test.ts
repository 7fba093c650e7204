import { languages } from "@visiga/contracts/languages";
import { type CheerioAPI, load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { everyPath } from "./every-path.ts";
import { useRenderedSite } from "./rendered-site.ts";

/** Breaks out of every context: an element, an attribute, a script, a comment, a CDATA section, a JSON string. */
const hostile = `"'></title></script><script>hostile()</script><img src=x onerror=hostile()><!-- ]]> {{7*7}} \${7*7} \\u003c`;
const address = "javascript:hostile()";

const site = await useRenderedSite();
beforeAll(async () => {
  // Bypasses the input validation, to test the rendering only.
  await site.database.query(
    `UPDATE file SET name = name || $1, description = $1, name_sw = $1, description_sw = $1, alt = $1, alt_sw = $1`,
    [hostile],
  );
  // On other pages the title decides where an entry appears.
  await site.database.query("UPDATE file SET title = title || $1, title_sw = $1 WHERE page = 'NEWS'", [hostile]);
  const texts: { key: string; value: unknown }[] = await site.database.query("SELECT key, value FROM site_value");
  for (const { key, value } of texts) await site.enter(key, replaced(value));
});

/** Appends the hostile text to each text of the value. Addresses become one that runs a script. */
function replaced(value: unknown): unknown {
  if (typeof value === "string") {
    if (/^https?:/.test(value)) return address;
    return /^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith("/") ? value : value + hostile;
  }
  if (Array.isArray(value)) return value.map(replaced);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part)]));
}

/** Elements and attributes that a hostile text has injected. */
const dangers = ($: CheerioAPI): string[] => [
  ...$("script:not([type='application/ld+json'])")
    .toArray()
    .map((script) => $(script).text())
    .filter((text) => text.includes("hostile")),
  ...$("*")
    .toArray()
    .flatMap((element) => ("attribs" in element ? Object.entries(element.attribs) : []))
    .filter(([name, value]) => name.startsWith("on") || /^\s*javascript:.*hostile/i.test(value))
    .map(([name, value]) => `${name}="${value}"`),
  ...$("img[src=x]")
    .toArray()
    .map((picture) => $.html(picture)),
];

test("the pages contain the hostile texts", async () => {
  for (const path of ["/", "/news", "/gallery", "/contact", "/history"]) {
    expect((await site.read(path)).$("main").text(), path).toContain(hostile);
  }
});

test.each(everyPath)("%s shows hostile texts as text", async (path) => {
  for (const language of languages) {
    const { status, $ } = await site.read(path, language);
    expect(status).toBeLessThan(500);
    expect(dangers($)).toEqual([]);
    for (const script of $('script[type="application/ld+json"]').toArray()) {
      expect(() => JSON.parse($(script).text())).not.toThrow();
    }
  }
});

test.each(["/feed.xml", "/feed.xml?lang=sw"])("%s contains hostile texts as text", async (url) => {
  const $ = load((await site.get(url)).body, { xml: true });
  expect($("entry > title").length).toBeGreaterThan(0);
  for (const title of $("entry > title").toArray()) expect($(title).text()).toContain(hostile);
  expect($("script, img").length).toBe(0);
});

test("the search page shows a hostile search as text", async () => {
  const { body } = await site.get(`/images?q=${encodeURIComponent(hostile)}`);
  expect(dangers(load(body))).toEqual([]);
});
