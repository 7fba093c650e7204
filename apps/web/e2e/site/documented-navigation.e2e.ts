import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";
import { openStopped } from "../support/stopped-clock.ts";

const groups = [
  {
    label: "About Us",
    pages: [
      ["About Us", "/about-us"],
      ["Message from the Rector", "/msg"],
      ["Staff", "/staff"],
      ["History", "/history"],
      ["Organization", "/organization"],
    ],
  },
  {
    label: "Services",
    pages: [
      ["O-level", "/o-level"],
      ["A-level", "/a-level"],
      ["Spiritual Life", "/spiritual"],
      ["Games and Sports", "/games"],
      ["Dispensary", "/dispensary"],
    ],
  },
  {
    label: "Work",
    pages: [
      ["Environmental Activities", "/works"],
      ["Agriculture", "/work"],
    ],
  },
  {
    label: "Admission",
    pages: [
      ["O-level Admission", "/o-level-admission"],
      ["A-level Admission", "/a-level-admission"],
    ],
  },
] as const;

const socialLinks = [
  ["TikTok", "https://www.tiktok.com/"],
  ["YouTube", "https://www.youtube.com/"],
  ["Instagram", "https://www.instagram.com/"],
] as const;

const mainMenu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main menu" });

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("on a wide window the bar stays visible and has the documented content", async ({ page }) => {
    await open(page, "/about-us");
    const banner = page.getByRole("banner");
    const home = banner.getByRole("link", { name: "St. Mary’s Junior Seminary" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(home.locator("svg")).toBeVisible();
    await expect(banner.getByRole("link", { name: "News", exact: true })).toHaveAttribute("href", "/news");
    for (const [name, address] of socialLinks) {
      await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
    const tops = mainMenu(page).locator("[data-top]");
    await expect(tops).toHaveText([...groups.map(({ label }) => label), "Alumni", "Contact"]);
    for (const [name, address] of [
      ["Alumni", "/alumni"],
      ["Contact", "/contact"],
    ] as const) {
      await expect(mainMenu(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(home).toBeInViewport();
  });

  test("on a wide window dropdowns open on hover, one at a time, and close 200 ms after the pointer has left", async ({
    page,
  }) => {
    await openStopped(page, "/about-us");
    const links = mainMenu(page).locator("ul ul").getByRole("link");
    for (const { label, pages } of groups) {
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

  test("a page that a link opens starts at the top", async ({ page }) => {
    await open(page, "/history");
    await page.getByRole("contentinfo").getByRole("link", { name: "Four pillars" }).click();
    await expect(page).toHaveURL(/\/pillars$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four pillars");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("on a phone the menu slides in, its groups unfold with + and −, and a click outside closes it", async ({
    page,
  }) => {
    await open(page, "/news");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const { label, pages } of groups) {
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
});

test("theme and language start light and English, and are remembered under their documented keys", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pillars");
  const html = page.locator("html");
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const banner = page.getByRole("banner");
  await expect(html).toHaveAttribute("lang", "en");
  await expect(html).not.toHaveClass(/dark/);
  await banner.getByRole("button", { name: "DarkMode", exact: true }).click();
  await expect(html).toHaveClass(/dark/);
  expect(await stored("theme")).toBe("dark");
  await banner.getByRole("button", { name: "LightMode", exact: true }).click();
  await expect(html).not.toHaveClass(/dark/);
  expect(await stored("theme")).toBe("light");
  await banner.getByRole("link", { name: "Swahili", exact: true }).click();
  await expect(html).toHaveAttribute("lang", "sw");
  expect(await stored("language")).toBe("sw");
  await banner.getByRole("link", { name: "English", exact: true }).click();
  await expect(html).toHaveAttribute("lang", "en");
  expect(await stored("language")).toBe("en");
});
