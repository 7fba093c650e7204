import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";
import { openStopped } from "../support/stopped-clock.ts";

const groups = {
  "About Us": [
    ["About Us", "/about-us"],
    ["Message from the Rector", "/msg"],
    ["Staff", "/staff"],
    ["History", "/history"],
    ["Organization", "/organization"],
  ],
  Services: [
    ["O-level", "/o-level"],
    ["A-level", "/a-level"],
    ["Spiritual Life", "/spiritual"],
    ["Games and Sports", "/games"],
    ["Dispensary", "/dispensary"],
  ],
  Work: [
    ["Environmental Activities", "/works"],
    ["Agriculture", "/work"],
  ],
  Admission: [
    ["O-level Admission", "/o-level-admission"],
    ["A-level Admission", "/a-level-admission"],
  ],
} as const;

const socialLinks = [
  ["TikTok", "https://www.tiktok.com/"],
  ["YouTube", "https://www.youtube.com/"],
  ["Instagram", "https://www.instagram.com/"],
] as const;

const mainMenu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main menu" });

test.use({ viewport: { width: 1440, height: 900 } });

test("on a wide window the bar stays visible and has the documented content", async ({ page }) => {
  await open(page, "/about-us");
  const banner = page.getByRole("banner");
  const home = banner.getByRole("link", { name: "St. Mary’s Junior Seminary" });
  await expect(home).toHaveAttribute("href", "/");
  await expect(home.locator("svg")).toBeVisible();
  const news = banner.getByRole("link", { name: "News", exact: true });
  await expect(news, "in the menu, and a button").toHaveCount(2);
  for (const link of await news.all()) await expect(link).toHaveAttribute("href", "/news");
  for (const [name, address] of socialLinks) {
    await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  const tops = mainMenu(page).locator("[data-top]");
  await expect(tops).toHaveText([...Object.keys(groups), "Alumni", "News", "Contact"]);
  for (const [name, address] of [
    ["Alumni", "/alumni"],
    ["News", "/news"],
    ["Contact", "/contact"],
  ] as const) {
    await expect(mainMenu(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(home).toBeInViewport();
});

test("dropdowns open on hover, one at a time, and close 200 ms after the pointer has left", async ({ page }) => {
  await openStopped(page, "/about-us");
  const links = mainMenu(page).locator("li div").getByRole("link");
  for (const [label, pages] of Object.entries(groups)) {
    await mainMenu(page).getByRole("button", { name: label, exact: true }).hover();
    await expect(links.filter({ visible: true })).toHaveText(pages.map(([name]) => name));
    const addresses = links
      .filter({ visible: true })
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(await addresses).toEqual(pages.map(([, address]) => address));
  }
  await page.mouse.move(700, 800);
  await page.clock.fastForward(199);
  await expect(links.filter({ visible: true })).toHaveCount(2);
  await page.clock.fastForward(1);
  await expect(links.filter({ visible: true })).toHaveCount(0);
});

test("on a phone the menu slides in, groups unfold with + and −, and a click outside closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/news");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [label, pages] of Object.entries(groups)) {
    const group = menu.locator("summary").filter({ hasText: label });
    const sign = () =>
      group
        .locator("span")
        .last()
        .evaluate((span) => getComputedStyle(span, "::after").content);
    expect(await sign()).toBe('"+"');
    await group.click();
    expect(await sign()).toBe('"−"');
    for (const [name, address] of pages) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
    await group.click();
    await expect(menu.getByRole("link", { name: pages[1][0], exact: true })).toBeHidden();
  }
  await page.mouse.click(8, 400);
  await expect(menu).toBeHidden();
});

test("theme and language start light and English, and choices are kept as documented", async ({ page, context }) => {
  await context.clearCookies();
  await open(page, "/pillars");
  const shown = () =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      theme: document.documentElement.className || "light",
    }));
  const chosen = { language: "en", theme: "light" };
  expect(await shown()).toEqual(chosen);
  for (const [role, name, key, value] of [
    ["button", "DarkMode", "theme", "dark"],
    ["button", "LightMode", "theme", "light"],
    ["link", "Swahili", "language", "sw"],
    ["link", "English", "language", "en"],
    ["button", "DarkMode", "theme", "dark"],
    ["link", "Swahili", "language", "sw"],
  ] as const) {
    await page.getByRole("banner").getByRole(role, { name, exact: true }).click();
    chosen[key] = value;
    await expect.poll(shown).toEqual(chosen);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(value);
  }
  await page.goto("/news");
  expect(await shown()).toEqual(chosen);
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("the name in the footer has at most two lines from 768 px on", async ({ page, t: words }) => {
    await open(page, "/msg");
    const name = page.getByRole("contentinfo").getByRole("link", { name: words.title.full, exact: true });
    for (const width of [768, 992, 1152, 1280, 1407, 1408, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await name.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${width} px`).toBeLessThanOrEqual(2);
    }
  });
});
