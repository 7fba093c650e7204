import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { axeFinds } from "../support/axe.ts";
import { expect, open, test } from "../support/site.ts";

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into this state and returns what must be visible then. */
  readonly reach: (page: Page, words: PublicDictionary) => Promise<void>;
}

const header = (page: Page) => page.getByRole("banner");
const drawer = (page: Page, { navbar }: PublicDictionary) => page.getByRole("dialog", { name: navbar.menu });

async function openFullSize(page: Page, { gallery }: PublicDictionary): Promise<void> {
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: gallery.fullSize.label }).locator("img")).toBeVisible();
}

const states: Record<number, readonly State[]> = {
  360: [
    {
      name: "drawer with a group unfolded",
      path: "/pillars",
      reach: async (page, words) => {
        await header(page).getByRole("button", { name: words.navbar.openMenu }).click();
        const menu = drawer(page, words);
        await menu.getByText(words.navbar.groups.services, { exact: true }).click();
        await expect(menu.getByRole("link", { name: words.navbar.pages.games })).toBeVisible();
      },
    },
    {
      name: "search in the drawer",
      path: "/pillars",
      reach: async (page, words) => {
        await header(page).getByRole("button", { name: words.navbar.search.open, exact: true }).click();
        await page.getByRole("combobox").fill("level");
        await expect(drawer(page, words).getByRole("option").first()).toBeVisible();
      },
    },
    { name: "picture full size", path: "/gallery", reach: openFullSize },
  ],
  1440: [
    {
      name: "dropdown",
      path: "/pillars",
      reach: async (page, { navbar }) => {
        await header(page).getByRole("button", { name: navbar.groups["about-us"], exact: true }).click();
        await expect(header(page).getByRole("link", { name: navbar.pages.history })).toBeVisible();
      },
    },
    {
      name: "search panel",
      path: "/pillars",
      reach: async (page, { navbar }) => {
        await header(page).getByRole("button", { name: navbar.search.open, exact: true }).click();
        await page.getByRole("combobox").fill("level");
        await expect(page.getByRole("option").first()).toBeVisible();
      },
    },
    {
      name: "search panel without results",
      path: "/pillars",
      reach: async (page, { navbar }) => {
        await header(page).getByRole("button", { name: navbar.search.open, exact: true }).click();
        await page.getByRole("combobox").fill("qwertyuiop");
        await expect(page.getByText(/qwertyuiop/)).toBeVisible();
      },
    },
    { name: "picture full size", path: "/gallery", reach: openFullSize },
  ],
};

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    for (const [width, reached] of Object.entries(states)) {
      test(`axe finds nothing in what opens at ${width} px`, async ({ page, words }) => {
        await page.setViewportSize({ width: Number(width), height: 800 });
        for (const { name, path, reach } of reached) {
          await open(page, path);
          await reach(page, words);
          // The page behind is checked by another test.
          const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "header";
          // Another language changes no colour, only what a touch target measures.
          for (const dark of language === "en" ? [false, true] : [true]) {
            await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
            const rules = dark ? "appearance" : "all";
            const found = await axeFinds(page, { within: part, rules });
            expect.soft(found, `${name}, ${dark ? "dark" : "light"}`).toEqual([]);
          }
        }
      });
    }
  });
}
