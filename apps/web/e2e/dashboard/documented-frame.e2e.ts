import { button, cards, expect, hold, open, test } from "../support/site.ts";

test.use({ asAdministrator: true, viewport: { width: 1440, height: 900 } });

test("the sidebar has Images, open at first, and Users, and becomes a drawer on a small screen", async ({ page }) => {
  await open(page, "/dashboard");
  const sidebar = page.getByRole("complementary", { name: "Dashboard" });
  const tabs = sidebar.getByRole("navigation").getByRole("link");
  await expect(tabs.nth(0)).toHaveText("Images");
  await expect(tabs.nth(1)).toHaveText("Users");
  await expect(sidebar.locator("hr + a")).toHaveText("Today");
  await expect(tabs.nth(0)).toHaveAttribute("aria-current", "page");
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
  await expect(sidebar).toBeHidden();
  await button(page, "Menu").click();
  const drawer = page.getByRole("dialog", { name: "Dashboard" });
  await expect(drawer.getByRole("link", { name: "Users" })).toBeVisible();
  await page.mouse.click(350, 400);
  await expect(drawer).toBeHidden();
});

test("the rings close in 1.5 s once the list is loaded and a tenth of them is visible", async ({ page }) => {
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
  for (const [visiblePart, offset] of [
    [0.06, "100"],
    [0.2, "0"],
  ] as const) {
    await ring.evaluate(async (element, visible) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + visible * height - window.innerHeight, behavior: "instant" });
      // The observer reports after a frame.
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    }, visiblePart);
    await expect(value).toHaveCSS("stroke-dashoffset", new RegExp(`^${offset}(px)?$`));
  }
  // Without the motion every ring has its value at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/dashboard");
  await expect(cards(page).first()).toBeVisible();
  for (const [title, percent] of Object.entries({ PERFORMANCE: 100, SKILLS: 75, INNOVATION: 85, DEVELOPMENT: 95 })) {
    const one = skills.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await one.scrollIntoViewIfNeeded();
    await expect(one.getByRole("img", { name: `${title} ${percent}%`, exact: true })).toBeVisible();
    await expect(one.locator("circle").nth(1)).toHaveCSS("stroke-dashoffset", new RegExp(`^${100 - percent}(px)?$`));
    await expect(one.getByRole("paragraph")).toHaveText(/\w.*\.$/);
  }
  await expect(skills).toContainText("seminary");
});
