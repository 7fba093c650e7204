import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { describe, expect, test } from "vitest";
import { everyPath, framedPaths, missingPaths, newestItems } from "./every-path.ts";
import { origin, plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

describe.each(languages)("in %s", (language) => {
  test.each(everyPath)("%s has the right status, language, header and footer", async (path) => {
    const { navbar } = await loadPublicDictionary(language);
    const { status, $ } = await site.read(path, language);
    expect(status).toBe(missingPaths.includes(path) ? 404 : 200);
    expect($("html").attr("lang")).toBe(language);
    expect($("title")).toHaveLength(1);
    expect($("title").text()).toMatch(/\S/);
    expect($("h1")).toHaveLength(1);
    expect($("main")).toHaveLength(1);
    const menus = $(`nav[aria-label="${navbar.mainMenu}"]`);
    const footers = $("footer").filter((_, footer) => $(footer).closest("main, article").length === 0);
    // One menu for wide windows and one for narrow ones.
    expect([menus.length, footers.length]).toEqual(framedPaths.includes(path) ? [2, 1] : [0, 0]);
  });

  test.each(everyPath)(
    "%s gives each picture, film and drawing a size for browsers without its style",
    async (path) => {
      const { $ } = await site.read(path, language);
      const waiting = $('script[type="text/html"], template, noscript').map((_, each) => $(each).html());
      const shown = [$.html(), ...waiting.get()].join("").match(/<(?:svg|img|video)\b[^>]*/g) ?? [];
      expect(shown.filter((tag) => !/ width="[1-9]\d*" height="[1-9]\d*"/.test(tag))).toEqual([]);
    },
  );

  test.each(framedPaths)("%s is readable without scripts, and links to the other language", async (path) => {
    const { $ } = await site.read(path, language);
    $("script, style").remove();
    expect(plain($("h1").text())).toMatch(/\S/);
    expect(plain($("main").text()).length).toBeGreaterThan(newestItems.includes(path) ? 50 : 200);
    const other = language === "en" ? "sw" : "en";
    const link = $(`a[hreflang=${other}]`).first().attr("href") ?? "";
    const there = await site.get(new URL(link, `${origin}${path}`).href);
    expect(there.body).toContain(`<html lang="${other}"`);
    expect(there.headers["set-cookie"]).toContain(`language=${other}`);
  });

  test.each([
    ["/msg", ""],
    ["/o-level", ""],
    ["/works", ""],
    ["/staff", "show=48"],
    ["/joining", "level=o-level"],
  ])("the side navigation marks %s as the current page, also with a query in the address", async (path, query) => {
    for (const address of [path, `${path}?lang=${language}`, `${path}?${query}`]) {
      const { $ } = await site.read(address, language);
      const marked = $("main > div nav [aria-current=page]").map((_, link) => $(link).attr("href"));
      expect(marked.get(), address).toEqual([path]);
    }
  });

  test("every internal link works", async () => {
    const addresses = new Set<string>();
    for (const path of everyPath) {
      const { $ } = await site.read(path, language);
      for (const link of $("a[href^='/']").toArray()) addresses.add(String($(link).attr("href")?.split("#")[0]));
    }
    expect(addresses.size).toBeGreaterThan(framedPaths.length);
    for (const address of addresses) expect((await site.get(address)).statusCode, address).toBe(200);
  });
});
