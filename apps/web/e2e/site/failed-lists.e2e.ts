import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";

const procedures = "**/api/trpc/**";

/** Opens the page by a link, so that the browser requests the list and not the server. */
const follow = (page: Page, path: string) =>
  page
    .getByRole("contentinfo")
    .locator(`a[href="${path}"]`)
    .or(page.locator(`header a[href="${path}"]:visible`))
    .first()
    .click();

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, topic] of [
  ["/gallery", "gallery"],
  ["/news", "news"],
  ["/alumni", "alumni"],
] as const) {
  test(`${path} says that its list did not arrive, and Retry brings it`, async ({ page, words: t, complaints }) => {
    await open(page, "/contact");
    await page.route(procedures, (route) => route.abort());
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t[topic].title);
    const notice = page.getByRole("status").filter({ hasText: t[topic].failed });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    expect(
      complaints.filter((text) => /TRPCClientError/.test(text)),
      "logged",
    ).not.toEqual([]);

    await page.unroute(procedures);
    complaints.splice(0);
    await notice.getByRole("button", { name: t.common.retry, exact: true }).click();
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test("WAWATA shows 'Loading...' while it fetches, and 'No WAWATA Images Found' after a failure and when empty", async ({
  page,
  complaints,
}) => {
  await open(page, "/contact");
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(procedures, (route) => failing.then(() => route.abort()));
  await follow(page, "/wawata");
  const main = page.getByRole("main");
  const loading = main.getByText("Loading...", { exact: true });
  const empty = main.getByText("No WAWATA Images Found", { exact: true });
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
  fail();
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();
  await expect(main.getByRole("button", { name: "Retry", exact: true })).toBeVisible();
  complaints.splice(0);

  await page.unroute(procedures);
  await page.route(procedures, async (route) => {
    const response = await route.fetch();
    const answers: { result: { data: unknown } }[] = await response.json();
    const none = answers.map(() => ({ result: { data: { items: [], total: 0 } } }));
    await route.fulfill({ response, json: none });
  });
  await main.getByRole("button", { name: "Retry", exact: true }).click();
  await expect(main.getByRole("button", { name: "Retry", exact: true })).toBeHidden();
  await expect(empty).toBeVisible();
});
