import { emptyBrowserCache, expect, test, visit } from "../support/own-line.ts";

test("a new build changes neither an open tab nor older cached copies", async ({ page, line }) => {
  await visit(page, "/history");
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute("href");
  await page.evaluate(() => Object.assign(window, { opened: true }));
  line.change((path, body) => {
    if (path === style) return undefined;
    if (path === "/sw.js") return `${body}\n// The next build.`;
    return body.replaceAll(String(style), "/assets/next.css");
  });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    await registration.update();
    await changed;
  });
  expect(await page.evaluate(() => "opened" in window)).toBe(true);
  expect((await page.request.get(String(style))).status()).toBe(404);

  await emptyBrowserCache(page);
  line.cut();
  await page.goto("/history");
  await expect(page.locator("[data-kept-notice]")).toHaveCSS("background-color", "rgb(242, 182, 50)");
});

test("the site can be installed", async ({ page }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's windows are private, and Chromium installs no site from a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(String(data))).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
});
