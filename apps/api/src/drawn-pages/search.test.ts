import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { beforeAll, describe, expect, test } from "vitest";
import { type DrawnSite, plain, readOnlySite } from "./drawn-site.ts";

let site: DrawnSite;
beforeAll(async () => {
  site = await readOnlySite();
});

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

  test("finds a page by a word of either language, as the search box does", async () => {
    const { navbar } = await loadPublicDictionary(language);
    for (const query of ["zahanati", "dispensary", " DISPENSARY "]) {
      const { status, found, message } = await search(query);
      expect([status, ...found]).toEqual([200, "/dispensary", "/services"]);
      expect(message).toBe(fill(navbar.search.countMany, { count: 2 }));
    }
    const { $, found } = await search("o-level");
    expect(found.slice(0, 2)).toEqual(["/o-level", "/o-level-admission"]);
    expect($("main input[name=q]").attr("value")).toBe("o-level");
  });

  test("reports a search without results, and finds nothing for a blank query", async () => {
    const { navbar } = await loadPublicDictionary(language);
    const { found, message, $ } = await search('"><script>alert(1)</script>');
    expect([found, $("main script").length]).toEqual([[], 0]);
    expect(message).toBe(plain(fill(navbar.search.none, { query: '"><script>alert(1)</script>' })));
    for (const query of ["", " ", "  "]) {
      const blank = await search(query);
      expect([blank.status, blank.found, blank.message]).toEqual([200, [], ""]);
    }
  });

  test("is excluded from search engines and reachable from every header without scripts", async () => {
    const { $ } = await search("news");
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    for (const headers of [{}, { "save-data": "on" }]) {
      const { $: home } = await site.read("/", language, headers);
      expect(home("header a[href='/search']")).toHaveLength(2);
      expect(home("dialog form[action='/search'] input[name=q]")).toHaveLength(1);
    }
  });
});
