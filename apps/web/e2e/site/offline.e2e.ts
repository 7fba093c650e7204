import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { emptyBrowserCache, expect, keptPages, test, visit } from "../support/own-line.ts";

async function changeLanguage(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.locator("[data-language]:visible").first().click();
  await loaded;
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("offline, cached pages open with a date, other public pages list them, private pages fail", async ({
    page,
    line,
    t: words,
  }) => {
    await visit(page, "/history");
    const heading = page.getByRole("heading", { level: 1 });
    const title = await heading.innerText();
    const notice = page.getByRole("status").filter({ hasText: words.offline.kept.split(" {when}")[0] ?? "" });
    await expect(notice).toBeHidden();
    const files = await page.evaluate(async () => (await (await caches.open("files-1")).keys()).map(({ url }) => url));
    // Home, articles and the other pages of the precache have a style sheet each, beside the one of all pages.
    const sheets = ["css", "css", "css", "css"];
    expect(files.map((file) => file.split(".").at(-1)).sort()).toEqual([...sheets, "js", "woff2", "woff2"]);

    line.outage(503);
    await page.goto("/history");
    await expect(notice).toBeVisible();

    await emptyBrowserCache(page);
    line.cut();
    await page.goto("/history");
    await expect(heading).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "sw");
    const moment = `\\d+\\s\\p{L}+\\s${new Date().getFullYear()}, \\d\\d:\\d\\d\\.$`;
    await expect(notice).toHaveText(new RegExp(moment, "u"));
    // The style sheet is cached too.
    await expect(notice).toHaveCSS("background-color", "rgb(242, 182, 50)");

    // The page for both levels replaces that for one, which was not read.
    await page.goto("/joining?level=o-level");
    await expect(page.locator("tfoot tr")).toHaveCount(2);

    await page.goto("/wawata");
    await expect(heading).toHaveText(words.offline.title);
    await expect(page.getByRole("listitem")).toHaveCount(7);
    await expect(page.getByText(words.offline.none)).toBeHidden();
    await page.getByRole("link", { name: words.seo.pages.history.title, exact: true }).click();
    await expect(page).toHaveURL(/\/history\?lang=sw$/);
    await expect(notice).toBeVisible();
    await expect(page.goto("/dashboard")).rejects.toThrow("ERR_");
  });
});

test("the PDF of fees and joining is saved, offline as it was before", async ({ page, line, t: words }) => {
  await visit(page, "/joining?level=o-level");
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: words.joining.file.save }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const saved = await save();
  expect(saved.name).toBe("visiga-joining-o-level.pdf");
  expect(saved.bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  await emptyBrowserCache(page);
  line.cut();
  expect(await save()).toEqual(saved);
});

test("the language changes offline where a copy exists, and otherwise once online", async ({
  page,
  line,
  t: words,
}) => {
  await visit(page, "/history");
  const html = page.locator("html");
  const heading = page.getByRole("heading", { level: 1 });
  const notice = page.locator("[data-kept-notice]");
  line.cut();
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await changeLanguage(page);
  await expect(html).toHaveAttribute("lang", "en");
  await expect(notice).toBeVisible();
  // A reload would undo the click.
  await page.locator("[data-theme-toggle]:visible").first().click();
  await expect(html).toHaveClass(/dark/);
  expect(loads).toBe(1);

  line.mend();
  await page.reload();
  await expect(html).toHaveAttribute("lang", "sw");
  await expect(heading).not.toHaveText(words.history.title);
  await expect(notice).toBeHidden();
  const cached = ["/history?lang=en", "/history?lang=sw", "/contact?lang=en", "/contact?lang=sw"];
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(cached));

  line.cut();
  await changeLanguage(page);
  await expect(html).toHaveAttribute("lang", "en");
  await expect(heading).toHaveText(words.history.title);
  await expect(notice).toBeVisible();
  await changeLanguage(page);
  await expect(html).toHaveAttribute("lang", "sw");
  await page.goto("/contact");
  await expect(html).toHaveAttribute("lang", "sw");
  await expect(notice).toBeVisible();
});
