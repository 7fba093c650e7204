import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { describe, expect, test } from "vitest";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

describe.each(languages)("the search page in %s", (language) => {
  const search = async (query: string) => {
    const { status, $ } = await site.read(`/search?q=${encodeURIComponent(query)}`, language);
    return {
      $,
      status,
      found: $("main li a")
        .toArray()
        .map((link) => $(link).attr("href")),
      message: plain($("main [role=status]").text()),
    };
  };

  test("the search page finds a page by a word of either language, as the search box does", async () => {
    const { navbar } = await loadPublicDictionary(language);
    for (const query of ["zahanati", "dispensary", " DISPENSARY "]) {
      const { status, found, message } = await search(query);
      expect([status, ...found.slice(0, 2)]).toEqual([200, "/dispensary", "/services"]);
      expect(message).toBe(fill(navbar.search.countMany, { count: found.length }));
    }
    const { $, found } = await search("o-level");
    expect(found.slice(0, 2)).toEqual(["/o-level", "/o-level-admission"]);
    expect($("main input[name=q]").attr("value")).toBe("o-level");
  });

  test("the search page finds amounts and dates of records in either form", async () => {
    const { facts } = await site.api.services.site.read({ language });
    const [fee] = facts.fees ?? [];
    const [date] = facts.termDates ?? [];
    if (!fee || !date) throw new Error("The demo content has fees and dates");
    for (const query of [String(fee.amount), formatNumber(fee.amount, language), fee.what]) {
      expect((await search(query)).found, query).toContain("/joining");
    }
    for (const query of [date.what, formatDay(date.first, "en"), formatDay(date.first, "sw")]) {
      expect((await search(query)).found, query).toContain("/calendar");
    }
  });

  test.each(["NEWS", "GALLERY"] as const)("the search page finds an item of %s by its words", async (page) => {
    const [item] = (await site.api.services.publicEntries.list({ page, first: 1, language })).items;
    if (!item) throw new Error("The demo content has items");
    const { found, $ } = await search(page === "NEWS" ? item.title : item.name);
    expect(found).toContain(item.path);
    const name = plain($(`main li a[href='${item.path}'] b`).text());
    expect(name).toBe(plain(sampleName(page === "NEWS" ? item.title : item.name, language)));
  });

  test("the search box loads the same pages as the search page has", async () => {
    const { $ } = await site.read("/pillars", language);
    const address = String($("[data-search]").attr("data-search"));
    const { body, headers } = await site.get(address);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { pages } = await import(`data:text/javascript,${encodeURIComponent(body)}`);
    const [news] = (await site.api.services.publicEntries.list({ page: "NEWS", first: 1, language })).items;
    expect(pages.map(({ to }: { to: string }) => to)).toEqual(
      expect.arrayContaining(["/joining", "/calendar", "/contact", news?.path]),
    );
  });

  test("the search page reports a search without results, and finds nothing for a blank query", async () => {
    const { navbar } = await loadPublicDictionary(language);
    const { found, message, $ } = await search('"><script>alert(1)</script>');
    expect([found, $("main script").length]).toEqual([[], 0]);
    expect(message).toBe(plain(fill(navbar.search.none, { query: '"><script>alert(1)</script>' })));
    for (const query of ["", " ", "  "]) {
      const blank = await search(query);
      expect([blank.status, blank.found, blank.message]).toEqual([200, [], ""]);
    }
  });

  test("search engines exclude the search page, and every header without script links to it", async () => {
    const { $ } = await search("news");
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    for (const headers of [{}, { "save-data": "on" }]) {
      const { $: home } = await site.read("/", language, headers);
      expect(home("header a[href='/search']")).toHaveLength(2);
      expect(home("dialog form[action='/search'] input[name=q]")).toHaveLength(1);
    }
  });
});
