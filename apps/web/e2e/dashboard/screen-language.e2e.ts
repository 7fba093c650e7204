import type { BrowserContext, Page } from "@playwright/test";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, open, test } from "../support/site.ts";

const inCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "language")?.value;
const inStorage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

const screen = async (heading: "login" | "setPassword", language: "en" | "sw") => {
  const [words, dashboard] = await Promise.all([loadPublicDictionary(language), loadDashboardDictionary(language)]);
  return { ...words, title: dashboard[heading].title, page: words.seo.pages[heading].title };
};

test("the login changes its language, and keeps it after a reload", async ({ page, context }) => {
  const [english, swahili] = await Promise.all([screen("login", "en"), screen("login", "sw")]);
  const shows = async ({ title, page: name }: typeof english, language: "en" | "sw") => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", language);
    expect([await inStorage(page), await inCookie(context)]).toEqual([language, language]);
  };
  const reload = async () => {
    await page.reload();
    await page.locator("html[data-ready]").waitFor();
  };

  await open(page, "/login?lang=en");
  await shows(english, "en");
  await page.getByRole("link", { name: english.navbar.language.swahili }).click();
  await shows(swahili, "sw");
  // A language in the address would override the choice.
  expect(new URL(page.url()).search).toBe("");

  await reload();
  await shows(swahili, "sw");
  expect(await (await page.request.get("/login")).text(), "as the server draws it").toContain('lang="sw"');

  await page.getByRole("link", { name: swahili.navbar.language.english }).click();
  await shows(english, "en");
  await reload();
  await shows(english, "en");
});

test("the heading of the login is no wider than its fields, in either language", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ["en", "sw"]) {
    await open(page, `/login?lang=${language}`);
    const heading = await page.getByRole("heading", { level: 1 }).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().width;
    });
    const field = await page.locator("#email").evaluate((element) => element.getBoundingClientRect().width);
    expect(heading, language).toBeLessThanOrEqual(field);
  }
});

test("the page that sets a password follows local storage rather than the cookie", async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem("language", "sw"));
  await open(page, "/set-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await screen("setPassword", "sw")).title);
  expect(await inCookie(context)).toBe("sw");
});
