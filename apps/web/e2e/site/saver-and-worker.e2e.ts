import { expect, keptPages, test, visit } from "../support/own-line.ts";

test("with data saver, read pages open offline and nothing else is loaded", async ({
  page,
  context,
  line,
  t: words,
}) => {
  const html = page.locator("html");
  await context.addCookies([{ name: "saver", value: "on", url: line.url }]);
  await page.goto("/history");
  await expect(html).toHaveAttribute("data-saver");
  const kept = ["/history?lang=en", "/offline?lang=en"];
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(kept));
  await page.goto("/staff");
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([...kept, "/staff?lang=en"]));
  const asked = new Set(line.asked.filter((path) => !/^\/(assets\/[^/]+\.(css|svg)|favicon.*|manifest.*)$/.test(path)));
  expect([...asked].sort()).toEqual(["/history", "/offline?lang=en", "/staff", "/sw.js"]);
  const files = await page.evaluate(async () => (await (await caches.open("files-1")).keys()).map(({ url }) => url));
  // Those of all pages, of articles and of /offline.
  expect(files.map((file) => file.split(".").at(-1))).toEqual(["css", "css", "css"]);

  await visit(page, "/history?saver=off");
  // Chromium also reports fonts served from its memory cache as requests.
  await page.waitForLoadState("networkidle");
  await page.goto("/history?saver=on");
  await expect(html).not.toHaveAttribute("data-saver");
  await page.goto("/history", { waitUntil: "networkidle" });
  const before = line.asked.length;
  await page.getByRole("banner").getByRole("link", { name: words.saver.on, exact: true }).click();
  await expect(html).toHaveAttribute("data-saver");
  await page.waitForLoadState("networkidle");
  await page.goto("/contact", { waitUntil: "networkidle" });
  // The browser checks for a newer worker.
  const after = line.asked.slice(before).filter((path) => path !== "/sw.js");
  expect(after).toEqual(["/history?saver=on", "/contact"]);

  line.cut();
  for (const path of ["/contact", "/staff"]) {
    await page.goto(path);
    await expect(html).toHaveAttribute("data-saver");
    await expect(page.locator("[data-kept-notice]")).toHaveCSS("background-color", "rgb(242, 182, 50)");
  }
  await page.goto("/wawata");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.offline.title);
});
