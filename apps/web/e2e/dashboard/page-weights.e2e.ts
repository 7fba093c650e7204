import type { APIRequestContext, Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { visitBudgets } from "@visiga/contracts/page-budgets";
import type { PageWeight } from "@visiga/contracts/page-weights";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import pLimit from "p-limit";
import { total } from "../../../trials/budget/received.ts";
import { newVisitor, visit } from "../../../trials/budget/visit.ts";
import { administrator } from "../support/administrator.ts";
import { expect, test } from "../support/site.ts";
import { byAdministrator, enter } from "../support/users.ts";

/** Allowed relative difference between the shown and the received weight. */
const tolerance = 0.05;

test("the dashboard shows for every page the weight that a phone receives", async ({ browser, baseURL, request }) => {
  test.setTimeout(300_000);
  const headers = await byAdministrator(request);
  const weigh = (path: PublicPath) => readWeight(request, headers, path);
  const inTurn = pLimit(2);
  const compared = await inTurn.map(publicPaths, async (path) => {
    for (let said = await weigh(path); ; ) {
      const visitor = await newVisitor(browser, String(baseURL), { language: "en" });
      const received = total(await visit(visitor, path));
      await visitor.close();
      const later = await weigh(path);
      if (said === later) return { path, said, received, holds: Math.abs(said - received) <= tolerance * received };
      // The server has just published smaller copies of its photos.
      said = later;
    }
  });
  expect(compared.filter(({ holds }) => !holds)).toEqual([]);
});

async function readWeight(
  request: APIRequestContext,
  headers: { authorization: string },
  path: PublicPath,
): Promise<number> {
  const input = encodeURIComponent(JSON.stringify({ path }));
  const answer = await request.get(`/api/trpc/pageWeights.list?input=${input}`, { headers });
  const { result } = await answer.json();
  const [page]: PageWeight[] = result.data.pages;
  return page?.bytes ?? 0;
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("a page above its budget is marked with an icon and in words", async ({ page, dashboardWords }) => {
      const { weight } = dashboardWords.images;
      const { first } = visitBudgets("/gallery");
      await sayWeights(page, [
        { path: "/news", bytes: visitBudgets("/news").first },
        { path: "/gallery", bytes: first + 1000 },
      ]);
      await enter(page, administrator);
      await page.goto("/dashboard?page=ALL");
      const summary = page.locator("summary").filter({ hasText: weight.allPages });
      const warning = summary.getByText(fill(weight.pagesTooHeavy, { count: 1 }), { exact: true });
      await expect(warning.locator("svg")).toBeVisible();
      await summary.click();
      const rows = page.getByRole("table", { name: weight.allPages }).getByRole("row");
      await expect(rows.filter({ hasText: "/gallery" }).getByText(weight.above).locator("svg")).toBeVisible();
      await expect(rows.filter({ hasText: "/news" })).not.toContainText(weight.above);

      await page.goto("/dashboard?page=GALLERY");
      const line = page.locator("p").filter({ hasText: weight.pageTooHeavy });
      await expect(line).toContainText(fill(weight.pageWeight, { size: first / 1000 + 1, budget: first / 1000 }));
      await expect(line.locator("svg")).toBeVisible();
    });
  });
}

/** Mocks the server's page weights, also in a batch with other procedures. */
async function sayWeights(page: Page, pages: readonly PageWeight[]): Promise<void> {
  await page.route(/\/api\/trpc\/.*pageWeights\.list/, async (route) => {
    const response = await route.fetch();
    const procedures = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    const json = await response.json();
    json[procedures.indexOf("pageWeights.list")] = { result: { data: { pages } } };
    await route.fulfill({ response, json });
  });
}
