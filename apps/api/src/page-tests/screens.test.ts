import { languages } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { screenPaths } from "./every-path.ts";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

describe.each(languages)("in %s", (language) => {
  // The login is a form that the server has rendered.
  test.each(screenPaths.filter((path) => path !== "/login"))(
    "%s shows a loading message until the browser has rendered it",
    async (path) => {
      const { common, seo } = await loadPublicDictionary(language);
      const { dashboard } = await loadDashboardDictionary(language);
      const { status, $ } = await site.read(path, language);
      expect(status).toBe(200);
      expect($("html").attr("lang")).toBe(language);
      expect($("main")).toHaveLength(1);
      const title = plain($("h1").text());
      expect(plain($("title").text())).toContain(title);
      expect(Object.values(seo.pages).map((page) => page.title)).toContain(title);
      const guarded = path === "/dashboard" || path === "/users";
      expect(plain($("[role=status]").text())).toBe(guarded ? dashboard.checking : common.loading);
      // Browsers without scripting parse the content of noscript as HTML.
      const withoutScript = load($("noscript").text());
      expect(plain(withoutScript("p").text())).toBe(common.needsScript);
      expect(withoutScript("a[href='/']").text()).toBe(common.backHome);
      const failure = $("[role=alert][hidden]");
      expect(plain(failure.text())).toBe(`${common.unreachable} ${common.retry}`);
      expect(plain($("[data-old-browser][hidden]").text())).toBe(common.oldBrowser);
      $("h1, [role=status], [hidden], noscript, script").remove();
      expect(plain($("body").text()), "no other word").toBe("");
    },
  );
});
