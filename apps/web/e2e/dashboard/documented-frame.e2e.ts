import { administrator } from "@visiga/testing/server-process";
import { cards, hold } from "../support/documented-screen.ts";
import { button, expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => enter(page, administrator));

test("the sidebar has Images, which is open at first, and Users, the first filter is ALUMNI, the theme is a class of the document, and on a small screen the sidebar slides over the page until a click outside", async ({
  page,
}) => {
  await open(page, "/dashboard");
  const sidebar = page.getByRole("complementary", { name: "Dashboard" });
  const tabs = sidebar.getByRole("navigation").getByRole("link");
  await expect(tabs.nth(1)).toHaveText("Images");
  await expect(tabs.nth(2)).toHaveText("Users");
  await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Images");
  const filters = page.getByRole("group", { name: "Page" }).getByRole("button");
  const names = ["ALUMNI", "GALLERY", "ORGANIZATION", "NEWS", "HOME", "SEMINARIANS", "WAWATA", "ALL"];
  await expect(filters).toHaveText(names);
  await expect(filters.first()).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(tabs.nth(0)).toBeInViewport();
  await button(page, "Dark Mode").click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await button(page, "Light Mode").click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("complementary", { name: "Dashboard" })).toBeHidden();
  await button(page, "Menu").click();
  const drawer = page.getByRole("dialog", { name: "Dashboard" });
  await expect(drawer.getByRole("link", { name: "Users" })).toBeVisible();
  await page.mouse.click(350, 400);
  await expect(drawer).toBeHidden();
});

test("the rings close in 1.5 s once the list above them has loaded and a tenth of them is visible, and have a sentence about the seminary", async ({
  page,
}) => {
  const list = await hold(page, "**/api/trpc/files.browse**");
  await open(page, "/dashboard?page=GALLERY");
  const skills = page.getByRole("region", { name: "TECHNICAL SKILLS" });
  const ring = skills.getByRole("listitem").first();
  for (const [width, height] of [
    [768, 900],
    [1440, 900],
    [1440, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(ring).not.toBeInViewport();
  }
  list.release();
  await expect(cards(page).first()).toBeVisible();
  await expect(ring).not.toBeInViewport();
  const value = ring.locator("circle").nth(1);
  await expect(value).toHaveCSS("transition-duration", "1.5s");
  /** Scrolls until this part of the ring is visible, and waits for the observer. */
  const see = (part: number) =>
    ring.evaluate(async (element, visible) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + visible * height - window.innerHeight, behavior: "instant" });
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    }, part);
  await see(0.06);
  await expect(value).toHaveCSS("stroke-dashoffset", /^100(px)?$/);
  await see(0.2);
  await expect(value).toHaveCSS("stroke-dashoffset", /^0(px)?$/);
  // Without the motion every ring has its value at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/dashboard");
  await expect(cards(page).first()).toBeVisible();
  for (const [title, percent] of [
    ["PERFORMANCE", 100],
    ["SKILLS", 75],
    ["INNOVATION", 85],
    ["DEVELOPMENT", 95],
  ] as const) {
    const one = skills.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await one.scrollIntoViewIfNeeded();
    await expect(one.getByRole("img", { name: `${title} ${percent}%`, exact: true })).toBeVisible();
    await expect(one.locator("circle").nth(1)).toHaveCSS("stroke-dashoffset", new RegExp(`^${100 - percent}(px)?$`));
    await expect(one.getByRole("paragraph")).toHaveText(/\w.*\.$/);
  }
  await expect(skills).toContainText("seminary");
});
