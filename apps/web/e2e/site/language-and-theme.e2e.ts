import { expect, test } from "../support/site.ts";

test("the language in local storage overrides the cookie and corrects it", async ({ page, context, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem("language", "sw"));
  await page.goto("/news");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect
    .poll(async () => (await context.cookies(baseURL)).find(({ name }) => name === "language")?.value)
    .toBe("sw");
});

test("the theme is set before first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const html = await (await page.request.get("/")).text();
  expect(html.indexOf('localStorage.getItem("theme")')).toBeLessThan(html.indexOf("<body"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
});
