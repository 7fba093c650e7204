import type { FileRecord } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import { fill } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/own-server.ts";
import { addSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });
    let record: FileRecord;
    test.beforeEach(async ({ request }, { title }) => {
      record = await addSample(request, { name: `${title.slice(0, 12)} ${language}`, page: "GALLERY" });
    });

    test("with script: two taps beside the full-size picture, and one in the dashboard hides it", async ({
      page,
      words: { removal },
      dashboardWords: t,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, `/gallery#${record.id}`);
      const view = page.getByRole("dialog");
      const link = view.getByRole("link", { name: removal.link });
      await expect(link).toBeInViewport();
      expect(await findings(page)).toEqual([]);
      await link.click();
      await expect(page.getByRole("heading", { level: 2, name: record.name })).toBeVisible();
      const button = page.getByRole("button", { name: removal.send, exact: true });
      await expect(button).toBeInViewport();
      expect(await findings(page)).toEqual([]);
      await button.click();
      await expect(page.getByRole("heading", { level: 1, name: removal.sentTitle })).toBeVisible();

      await page.setViewportSize({ width: 1280, height: 900 });
      await enter(page, administrator);
      await open(page, "/dashboard");
      const oneOpen = fill(t.removals.openOne, { count: 1 });
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(page.getByRole("button", { name: `${t.dashboard.menu}, ${oneOpen}`, exact: true })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      const tab = page.getByRole("link", { name: t.dashboard.tabs.removals });
      await expect(tab).toContainText(oneOpen);
      await tab.click();
      await expect(page.getByRole("heading", { level: 1, name: t.removals.title })).toBeVisible();
      const hide = page.getByRole("button", { name: fill(t.removals.hideOne, { name: record.name }) });
      await expect(hide).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await hide.click();
      await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
      const undone = `${t.dashboard.notice.undone} ${fill(t.removals.reopened, { name: record.name })}`;
      await expect(page.getByText(undone)).toBeVisible();
      expect((await page.request.get(String(record.photoUrl))).status()).toBe(200);
      await hide.click();
      await expect(page.getByText(fill(t.removals.hidden, { name: record.name }))).toBeVisible();
      await expect(page.getByText(t.removals.empty)).toBeVisible();
      await expect(tab).toHaveText(t.dashboard.tabs.removals);
      expect((await page.request.get(String(record.photoUrl))).status()).toBe(404);
      await page.goto("/dashboard?tab=activity");
      await expect(
        page.getByText(t.activity.actions.pictureRemovedOnRequest.split("{item}")[1] ?? "").first(),
      ).toBeVisible();
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("without script: a mistake keeps what was typed, and the request arrives in the dashboard", async ({
        page,
        browser,
        baseURL,
        words: { removal },
        dashboardWords: t,
        complaints,
      }) => {
        await page.goto(`/removal?file=${record.id}`);
        const telephone = page.getByLabel(removal.telephone);
        await telephone.fill("call me");
        await page.getByLabel(removal.words).fill("My son is in it.");
        const button = page.getByRole("button", { name: removal.send, exact: true });
        await button.click();
        await expect(page.getByText(t.errors.issue.phone_invalid)).toBeVisible();
        await expect(page.getByLabel(removal.words)).toHaveValue("My son is in it.");
        await page.getByLabel(removal.telephone).fill("+255 700 000 001");
        await button.click();
        await expect(page.getByRole("heading", { level: 1, name: removal.sentTitle })).toBeVisible();
        complaints.length = 0;

        const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: true });
        await context.addCookies([{ name: "language", value: language, url: String(baseURL) }]);
        const dashboard = await context.newPage();
        await enter(dashboard, administrator);
        await open(dashboard, "/dashboard?tab=removals");
        await expect(dashboard.getByText("My son is in it.")).toBeVisible();
        const call = dashboard.getByRole("link", { name: fill(t.removals.call, { telephone: "+255 700 000 001" }) });
        await expect(call).toHaveAttribute("href", "tel:+255700000001");
        await dashboard.getByRole("button", { name: fill(t.removals.dismissOne, { name: record.name }) }).click();
        await expect(dashboard.getByText(fill(t.removals.dismissed, { name: record.name }))).toBeVisible();
        await expect(dashboard.getByText(t.removals.empty)).toBeVisible();
        expect((await page.request.get(String(record.photoUrl))).status()).toBe(200);
        await context.close();
      });
    });
  });
}
