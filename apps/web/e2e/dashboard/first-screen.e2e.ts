import { languages } from "@visiga/contracts/languages";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

const entry = "**/assets/main-*.js";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("until its script has come, the dashboard says what it waits for", async ({ page, dashboardWords, words }) => {
      await enter(page, administrator);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(entry, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto("/dashboard", { waitUntil: "commit" });
      await expect(page.getByRole("status")).toHaveText(dashboardWords.dashboard.checking);
      await expect(page.getByRole("status").locator("svg")).toBeVisible();
      await expect(page.getByRole("alert")).toBeHidden();
      await expect(page.locator("noscript p")).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(words.seo.pages.dashboard.title));
      release();
      await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the dashboard says that it needs it, and promises nothing", async ({ page, words }) => {
        await page.goto("/dashboard");
        // `getByText` leaves out what stands in `<noscript>`.
        const sentence = page.locator("noscript p");
        await expect(sentence).toBeVisible();
        await expect(sentence).toHaveText(words.common.needsScript);
        await expect(page.getByRole("status")).toBeHidden();
        await expect(page.getByRole("alert")).toBeHidden();
        await page.goto("/login");
        await expect(sentence).toBeVisible();
      });
    });

    test("where its words do not come, the dashboard says so, and opens at the next try", async ({
      page,
      words,
      dashboardWords,
      complaints,
    }) => {
      await enter(page, administrator);
      const dictionaries = "**/assets/public-dictionary-*.js";
      await page.route(dictionaries, (route) => route.abort());
      await page.goto("/dashboard");
      const said = page.getByRole("alert");
      await expect(said).toHaveText(`${words.common.unreachable} ${words.common.retry}`);
      await expect(page.getByRole("status")).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      expect(complaints).not.toEqual([]);
      complaints.length = 0;

      await page.unroute(dictionaries);
      await said.getByRole("button", { name: words.common.retry, exact: true }).click();
      await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
      await expect(said).toHaveCount(0);
    });

    test("where a screen's file does not come, the failure screen offers Retry and the way home", async ({
      page,
      words,
      dashboardWords,
      complaints,
    }) => {
      const { failure, home } = words.notFound;
      await enter(page, administrator);
      const screen = "**/assets/dashboard-screen-*.js";
      await page.route(screen, (route) => route.abort());
      await open(page, "/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(failure.title);
      await expect(page.getByRole("main")).toContainText(failure.message);
      await expect(page.getByRole("link", { name: home, exact: true })).toHaveAttribute("href", "/");
      expect(await findings(page)).toEqual([]);
      expect(complaints).not.toEqual([]);
      complaints.length = 0;

      await page.unroute(screen);
      await page.getByRole("button", { name: words.common.retry, exact: true }).click();
      await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
    });
  });
}
