import { languages } from "@visiga/contracts/languages";
import { pages } from "@visiga/contracts/pages";
import { expect, test } from "vitest";
import { sitemapEntries } from "#testing/sitemap.ts";
import { framedPaths } from "./every-path.ts";
import { useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

const host = "school.example";
const inSitemap = async (path: string) =>
  (await sitemapEntries(site.api, host)).some(({ address }) => address === `http://${host}${path}`);

test.each([
  ["/joining", pages.joining.facts, "fees"],
  ["/calendar", pages.calendar.facts, "calendar"],
] as const)("nothing links %s without its values, and it answers by its address", async (path, keys, query) => {
  const links = async (from: string, language: "en" | "sw") => {
    const { status, $ } = await site.read(from, language);
    expect([from, status]).toEqual([from, 200]);
    const addresses = $("body a")
      .get()
      .map((link) => new URL(String($(link).attr("href")), `http://${host}`).pathname);
    return addresses.filter((address) => address === path).length;
  };
  const search = `/search?q=${query}`;
  expect(await links(search, "en")).toBeGreaterThan(0);
  expect(await inSitemap(path)).toBe(true);
  await site.database.query("UPDATE site_value SET value = NULL WHERE key = ANY($1)", [[...keys]]);
  await site.dropPages();
  for (const language of languages) {
    for (const from of [...framedPaths, search].filter((each) => each !== path)) {
      expect(await links(from, language), `${from} in ${language}`).toBe(0);
    }
    expect((await site.read(path, language)).status).toBe(200);
  }
  expect(await inSitemap(path)).toBe(false);
});
