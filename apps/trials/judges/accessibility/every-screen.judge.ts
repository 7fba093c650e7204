import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { offlinePath, removalPath, searchPath } from "@visiga/contracts/public-paths";
import { administrator } from "@visiga/testing/server-process";
import { newestItems } from "@visiga/web/e2e/support/listed-files.ts";
import { clientRenderedPaths, pageGroups } from "@visiga/web/e2e/support/routes.ts";
import { showScreen, siteScreens, tabScreens } from "@visiga/web/e2e/support/screens.ts";
import { expect, open, test } from "@visiga/web/e2e/support/site.ts";
import { enter } from "@visiga/web/e2e/support/users.ts";
import { alfa } from "./alfa.ts";
import { readerSettings } from "./reader-settings.ts";

/** Structure depends on language and width, colours on the theme: two views have both of each. */
const views = { en: { theme: "light", width: 1440 }, sw: { theme: "dark", width: 360 } } as const;

/** Alfa takes as long as all else, so that it judges only the first view. */
const judges = { en: { readerSettings, alfa }, sw: { readerSettings } } as const;

const others = [offlinePath, `${searchPath}?q=level`, `${removalPath}?on=/games`, ...clientRenderedPaths];
const dashboard = { "the tabs of the dashboard": tabScreens, "the Site tab": siteScreens };

for (const language of languages) {
  const { theme, width } = views[language];

  /** Every failure of a screen is reported, not only the first. */
  async function judge(page: Page, path: string): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, find] of Object.entries(judges[language])) {
      const lines = (await find(page)).map(({ rule, where }) => `${rule} at ${where.slice(0, 200)}`);
      expect.soft(lines, `${path}, ${name}`).toEqual([]);
    }
  }

  test.describe(`in ${language}, ${theme}, at ${width} px, no judge finds a fault in`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => page.addInitScript((name) => localStorage.setItem("theme", name), theme));
    // The judges take one to three minutes for all tabs of the dashboard on two cores.
    test.setTimeout(600_000);

    for (const group of [...pageGroups, others]) {
      test(group.join(", "), async ({ page, complaints }) => {
        for (const path of group) {
          const response = await open(page, path);
          await judge(page, path);
          // The console may only report the status of pages that are missing on purpose.
          if (response?.status() === 404) complaints.splice(0, 1);
        }
      });
    }

    test("the pages of a news item, a picture and a former student", async ({ page, request }) => {
      for (const path of await newestItems(request)) {
        await open(page, path);
        await judge(page, path);
      }
    });

    for (const [part, screens] of Object.entries(dashboard)) {
      test(part, async ({ page, dashboardWords }) => {
        await enter(page, administrator);
        for (const screen of screens) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await showScreen(page, dashboardWords, screen);
          await judge(page, screen.path);
        }
      });
    }
  });
}

test("Alfa finds a button without a name", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1><button></button></main>`);
  expect((await alfa(page)).filter(({ where }) => where.startsWith("<button"))).not.toEqual([]);
});

test("the judge of the reader's settings finds what each of them breaks", async ({ page }) => {
  await page.setContent(`<style>
    body { margin: 0; height: 2000px; background: white }
    header { position: fixed; inset: 0 0 auto; height: 200px }
    b { display: block; height: 1.2em; line-height: 1.2; overflow: clip }
    i { color: #fff }
  </style>
  <header>A bar</header><b>A box</b>
  <i>Pale</i><nobr style="font-size: 40px">A text without a gap</nobr>`);
  const rules = (await readerSettings(page)).map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(
    new Set(["sticks out at 320 px", "covers", "sticks out with spacing", "hidden with spacing", "lost in print"]),
  );
});
