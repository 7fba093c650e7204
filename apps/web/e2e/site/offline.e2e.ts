import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { emptyBrowserCache, expect, keptPages, test, visit } from "../support/own-line.ts";

/** Clicks the language in the bar and waits for the next page. */
async function changeLanguage(page: Page): Promise<void> {
  const drawn = page.waitForEvent("load");
  await page.locator("[data-language]:visible").first().click();
  await drawn;
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("a page that was read once opens offline and shows the date of its copy", async ({ page, line, words }) => {
      await visit(page, "/history");
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      const notice = page.getByRole("status").filter({ hasText: words.offline.kept.split(" {when}")[0] ?? "" });
      await expect(notice).toBeHidden();

      await emptyBrowserCache(page);
      line.cut();
      await page.goto("/history");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const moment = `\\d+\\s\\p{L}+\\s${new Date().getFullYear()}, \\d\\d:\\d\\d\\.$`;
      await expect(notice).toHaveText(new RegExp(moment, "u"));
      // The style sheet is cached too.
      await expect(notice).toHaveCSS("background-color", "rgb(242, 182, 50)");
    });
  });
}

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("offline, the pages that a parent needs open without having been read, and a page that was never read shows the list of cached pages", async ({
    page,
    line,
    words,
  }) => {
    await visit(page, "/history");
    line.cut();
    for (const path of ["/", "/o-level-admission", "/a-level-admission", "/joining", "/calendar", "/contact"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "sw");
      await expect(page.locator("[data-kept-notice]")).toBeVisible();
    }
    // The page for both levels replaces that for one, which was not read.
    await page.goto("/joining?level=o-level");
    await expect(page.locator("tfoot tr")).toHaveCount(2);
    await page.goto("/wawata");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.offline.title);
    await expect(page.getByRole("listitem")).toHaveCount(7);
    await expect(page.getByText(words.offline.none)).toBeHidden();
    await page.getByRole("link", { name: words.seo.pages.history.title, exact: true }).click();
    await expect(page).toHaveURL(/\/history\?lang=sw$/);
    await expect(page.locator("[data-kept-notice]")).toBeVisible();
  });
});

test("each language of a page is cached separately", async ({ page, line }) => {
  await visit(page, "/history");
  await page.goto("/history?lang=sw");
  await expect
    .poll(() => keptPages(page))
    .toEqual(expect.arrayContaining(["/history?lang=en", "/history?lang=sw", "/contact?lang=en", "/contact?lang=sw"]));
  line.cut();
  for (const language of languages) {
    await page.goto(`/history?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // The language shown last applies, although no cookie could be set offline.
    await page.goto("/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});

test("changing the language offline shows the cached copy in the other language, also on other cached pages", async ({
  page,
  line,
  words,
}) => {
  await visit(page, "/history");
  await changeLanguage(page);
  const kept = ["/history?lang=en", "/history?lang=sw", "/contact?lang=en", "/contact?lang=sw"];
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(kept));
  line.cut();
  const language = page.locator("html");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(language).toHaveAttribute("lang", "sw");
  await expect(heading).not.toHaveText(words.history.title);
  await changeLanguage(page);
  await expect(language).toHaveAttribute("lang", "en");
  await expect(heading).toHaveText(words.history.title);
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
  await changeLanguage(page);
  await expect(language).toHaveAttribute("lang", "sw");
  await page.goto("/contact");
  await expect(language).toHaveAttribute("lang", "sw");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
});

test("a page not cached in the other language stays, is requested once, and changes when the connection returns", async ({
  page,
  line,
}) => {
  await visit(page, "/history");
  line.cut();
  const language = page.locator("html");
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await changeLanguage(page);
  await expect(language).toHaveAttribute("lang", "en");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
  // A reload would undo the click.
  await page.locator("[data-theme-toggle]:visible").first().click();
  await expect(language).toHaveClass(/dark/);
  expect(loads).toBe(1);
  line.mend();
  await page.reload();
  await expect(language).toHaveAttribute("lang", "sw");
  await expect(page.locator("[data-kept-notice]")).toBeHidden();
});

test("on a slow connection the cached copy is shown after three seconds", async ({ page, line }) => {
  await visit(page, "/history");
  line.slow();
  const started = Date.now();
  await page.goto("/history");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(2900);
  line.mend();
  await page.goto("/history");
  await expect(page.locator("[data-kept-notice]")).toBeHidden();
});

test("while a proxy answers 502, 503 or 504, a cached page is shown, and the proxy's error without a cached page", async ({
  page,
  line,
}) => {
  await visit(page, "/history");
  for (const status of [502, 503, 504]) {
    line.outage(status);
    await page.goto("/history");
    await expect(page.locator("[data-kept-notice]")).toBeVisible();
    expect((await page.goto("/wawata"))?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bad Gateway");
    line.mend();
    await page.goto("/history");
    await expect(page.locator("[data-kept-notice]")).toBeHidden();
  }
});

test("only public pages are cached: no dashboard, no error, no fragment", async ({ page, line, complaints }) => {
  await visit(page, "/history");
  for (const path of ["/login", "/nowhere", "/gallery?show=48&from=24", "/gallery?show=48"]) await page.goto(path);
  await expect.poll(() => complaints).toEqual([expect.stringContaining("status of 404")]);
  complaints.splice(0);
  await expect.poll(() => keptPages(page)).toContain("/gallery?show=48&lang=en");
  const kept = (await keptPages(page)).map((address) => address.split("?")[0]);
  expect(kept.sort()).toEqual([
    "/",
    "/a-level-admission",
    "/calendar",
    "/contact",
    "/gallery",
    "/history",
    "/joining",
    "/o-level-admission",
    "/offline",
    "/offline",
  ]);
  const files = await page.evaluate(async () => (await (await caches.open("files-1")).keys()).map(({ url }) => url));
  expect(files.map((file) => file.split(".").at(-1)).sort()).toEqual(["css", "js", "woff2", "woff2"]);

  line.cut();
  for (const path of ["/login", "/dashboard", "/users", "/set-password", "/api/docs", "/metrics"]) {
    await expect(page.goto(path)).rejects.toThrow("ERR_");
  }
});

test("precached pages are requested again after twelve hours, and unchanged pages cost a 304", async ({
  page,
  line,
}) => {
  await visit(page, "/history");
  const packed = () => line.asked.filter((path) => /^\/(offline|contact)\?lang=/.test(path));
  expect(packed()).toEqual(["/offline?lang=en", "/offline?lang=sw", "/contact?lang=en"]);
  await page.evaluate(async () => {
    const cache = await caches.open("pages-1");
    for (const key of await cache.keys()) {
      const kept = await cache.match(key);
      const headers = new Headers(kept?.headers);
      const copy = JSON.parse(decodeURIComponent(String(headers.get("x-kept-copy"))));
      const earlier = new Date(Date.now() - 13 * 3600 * 1000).toISOString();
      headers.set("x-kept-copy", encodeURIComponent(JSON.stringify({ ...copy, at: earlier })));
      await cache.put(key, new Response(kept?.body, { headers }));
    }
  });
  await page.goto("/history");
  await expect.poll(packed).toHaveLength(6);
  expect(line.answers.slice(-5)).toEqual([304, 304, 304, 304, 304]);
});
