import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";
import { openStopped } from "../support/stopped-clock.ts";

const notice = "[data-loading]";

interface Announcement {
  text: string | null;
  /** Milliseconds since the click. */
  after: number;
  /** How the animation before the text is played. */
  spinner: string;
}

/** Holds the page at `path` until the previous page shows the notice. Returns the notice's text and time. */
async function holdBack(page: Page, path: string): Promise<{ announced: Promise<Announcement> }> {
  const announced = new Promise<Announcement>((resolve) => {
    // Playwright cannot inspect a page during navigation, so the page reports the notice itself.
    void page.exposeFunction("tell", resolve);
  });
  await page.evaluate((selector) => {
    const notice = document.querySelector(selector);
    let pressed = 0;
    addEventListener("click", () => (pressed = performance.now()), { capture: true });
    const told = window as typeof window & { tell: (what: object) => void };
    if (!notice) return;
    new MutationObserver(() => {
      if (!notice.checkVisibility()) return;
      const { animationName, animationPlayState } = getComputedStyle(notice, "::before");
      const spinner = animationName === "none" ? "none" : animationPlayState;
      told.tell({ text: notice.textContent, after: performance.now() - pressed, spinner });
    }).observe(notice, { childList: true });
  }, notice);
  await page.route(`**${path}`, async (route) => {
    await announced;
    await route.continue();
  });
  return { announced };
}

test("'Loading...' is shown when a page takes longer than 200 ms, and is gone after Back", async ({
  page,
  t: words,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/history");
  const { announced } = await holdBack(page, "/news");
  await page.getByRole("button", { name: words.navbar.openMenu }).click();
  // Enter instead of a click: on hover the browser would prefetch the page and bypass the test.
  await page.getByRole("dialog").getByRole("link", { name: words.navbar.pages.news, exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/news$/);
  const { text, after, spinner } = await announced;
  expect(text).toBe(words.common.loading);
  expect(after).toBeGreaterThanOrEqual(200);
  expect(spinner, "a spinner beside it").toBe("running");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.locator(notice)).toHaveText("");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a link within the page and a link that script handles do not show 'Loading...'", async ({ page }) => {
  await openStopped(page, "/history");
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href='/pillars']");
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();
  });
  await page.clock.fastForward(1000);
  await expect(page.locator(notice)).toHaveText("");
});

test("a cached page that is shown again takes the theme and language chosen since", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/history");
  const other = await context.newPage();
  await open(other, "/pillars");
  await other.locator("[data-theme-toggle]:visible").first().click();
  await other.locator("[data-language]:visible").first().click();
  await expect(other.locator("html")).toHaveAttribute("lang", "sw");
  const html = page.locator("html");
  await expect(html).not.toHaveClass(/dark/);
  await expect(html).toHaveAttribute("lang", "en");
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(html).toHaveClass(/dark/);
  await expect(html).toHaveAttribute("lang", "sw");
});

test("changing the language keeps the scroll position and the query except its language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/gallery?lang=en&show=48");
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator("[data-language]:visible").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page).toHaveURL(/\/gallery\?show=48$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test("a cached page in another language than the chosen one is reloaded only once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "sw"));
  const english = await (await page.request.get("/history?lang=en")).text();
  let asked = 0;
  await page.route("**/history", (route) => {
    asked += 1;
    return route.fulfill({ body: english, contentType: "text/html" });
  });
  await page.goto("/history", { waitUntil: "commit" });
  await expect.poll(() => asked).toBe(2);
  await page.locator("[data-theme-toggle]:visible").first().click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(asked).toBe(2);
});

test("a menu that was opened before the script arrived stays open as a dialog", async ({ page, t: { navbar } }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/history#menu");
  const menu = page.getByRole("dialog", { name: navbar.menu });
  await expect(menu).toBeVisible();
  await expect(menu.locator("summary").filter({ hasText: navbar.groups["about-us"] })).toBeVisible();
  await expect(menu.getByRole("link", { name: navbar.pages.history, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/history$/);
});
