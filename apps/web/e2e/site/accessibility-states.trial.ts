import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { axeFinds } from "../support/axe.ts";
import { expect, open, test } from "../support/site.ts";

type Reach = (page: Page, t: PublicDictionary) => Promise<void>;

const header = (page: Page) => page.getByRole("banner");
const drawer = (page: Page, { navbar }: PublicDictionary) => page.getByRole("dialog", { name: navbar.menu });

const fullSize: Record<string, Reach> = {
  "picture full size": async (page, { gallery }) => {
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("dialog", { name: gallery.fullSize.label }).locator("img")).toBeVisible();
  },
};

/** The states by the page that they are reached on and the width of the window. */
const states: Record<string, Record<number, Record<string, Reach>>> = {
  "/pillars": {
    360: {
      "drawer with a group unfolded": async (page, t) => {
        await header(page).getByRole("button", { name: t.navbar.openMenu }).click();
        const menu = drawer(page, t);
        await menu.getByText(t.navbar.groups.services, { exact: true }).click();
        await expect(menu.getByRole("link", { name: t.navbar.pages.games })).toBeVisible();
      },
      "search in the drawer": async (page, t) => {
        await page.keyboard.press("Escape");
        await header(page).getByRole("button", { name: t.navbar.search.open, exact: true }).click();
        await page.getByRole("combobox").fill("level");
        await expect(drawer(page, t).getByRole("option").first()).toBeVisible();
      },
    },
    1440: {
      dropdown: async (page, { navbar }) => {
        await header(page).getByRole("button", { name: navbar.groups["about-us"], exact: true }).click();
        await expect(header(page).getByRole("link", { name: navbar.pages.history })).toBeVisible();
      },
      "search panel": async (page, { navbar }) => {
        await page.keyboard.press("Escape");
        await header(page).getByRole("button", { name: navbar.search.open, exact: true }).click();
        await page.getByRole("combobox").fill("level");
        await expect(page.getByRole("option").first()).toBeVisible();
      },
      "search panel without results": async (page) => {
        await page.getByRole("combobox").fill("qwertyuiop");
        await expect(page.getByText(/qwertyuiop/)).toBeVisible();
      },
    },
  },
  "/gallery": { 360: fullSize, 1440: fullSize },
};

/** Another theme changes only colours, and another language only what a touch target measures. */
const checks = {
  en: [
    ["light", "all"],
    ["dark", "appearance"],
  ],
  sw: [["light", "targets"]],
} as const;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    for (const [path, windows] of Object.entries(states)) {
      test(`axe finds no fault in the dialogs and menus of ${path}`, async ({ page, t }) => {
        await open(page, path);
        for (const [width, reached] of Object.entries(windows)) {
          await page.keyboard.press("Escape");
          await expect(page.locator("dialog[open]")).toHaveCount(0);
          await page.setViewportSize({ width: Number(width), height: 800 });
          for (const [name, reach] of Object.entries(reached)) {
            await reach(page, t);
            // The page behind is checked by another test.
            const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "header";
            for (const [theme, rules] of checks[language]) {
              await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
              const where = `${name} at ${width} px, ${theme}`;
              expect.soft(await axeFinds(page, { within: part, rules }), where).toEqual([]);
            }
          }
        }
      });
    }
  });
}
