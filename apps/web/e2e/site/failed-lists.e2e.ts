import { fill } from "@visiga/i18n/format";
import { expect, hold, open, test } from "../support/site.ts";

const nextAlumni = "**/alumni?*from=9";

test.use({ viewport: { width: 1440, height: 900 } });

test("if loading more items fails, Retry loads them", async ({ page, t: { alumni, common }, complaints }) => {
  await open(page, "/alumni");
  const cards = page.getByRole("main").getByRole("listitem");
  const notice = page.getByRole("status").filter({ hasText: alumni.failed });
  const retry = notice.getByRole("button", { name: common.retry, exact: true });
  const more = page.getByRole("link", { name: alumni.viewMore, exact: true });

  await page.route(nextAlumni, (route) => route.abort());
  await more.click();
  await expect(notice).toBeVisible();
  await expect(cards).toHaveCount(9);
  await expect(page).toHaveURL(/\/alumni$/);
  expect(complaints, "logged").not.toEqual([]);

  // What a failing server may answer, and an error page in place of the list.
  for (const answer of [
    { status: 503, body: "" },
    { contentType: "text/html", body: "<main><div><form data-retry></form></div></main>" },
  ]) {
    await page.unroute(nextAlumni);
    const answered = page.waitForResponse(nextAlumni);
    await page.route(nextAlumni, (route) => route.fulfill(answer));
    await retry.click();
    await answered;
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(1);
    await expect(cards).toHaveCount(9);
  }

  await page.unroute(nextAlumni);
  await retry.click();
  await expect(notice).toBeHidden();
  await expect(cards).not.toHaveCount(9);
  await expect(page).toHaveURL(/\/alumni\?show=18$/);
  complaints.splice(0);
});

test("if loading a filtered list fails, Retry loads it", async ({ page, t: { gallery, common }, complaints }) => {
  await open(page, "/gallery");
  const tabs = page.getByRole("navigation", { name: gallery.category });
  const current = tabs.locator("[aria-current=page]");
  const tiles = page.getByRole("main").getByRole("listitem");
  const all = await tiles.count();
  const notice = page.getByRole("status").filter({ hasText: gallery.failed });

  await page.route("**/gallery?category=EVENTS", (route) => route.abort());
  await tabs.getByRole("link", { name: gallery.categories.events }).click();
  await expect(notice).toBeVisible();
  await expect(tiles).toHaveCount(all);
  await expect(current).toContainText(gallery.categories.all);
  complaints.splice(0);

  await page.unroute("**/gallery?category=EVENTS");
  await notice.getByRole("button", { name: common.retry, exact: true }).click();
  await expect(current).toContainText(gallery.categories.events);
  await expect(notice).toBeHidden();
  await expect(tiles).not.toHaveCount(all);
  await expect(page).toHaveURL(/\/gallery\?category=EVENTS$/);
});

test("a list that takes over 200 ms shows 'Loading...' and its items", async ({ page, t: { alumni } }) => {
  await open(page, "/alumni");
  const { release } = await hold(page, nextAlumni);
  await page.getByRole("link", { name: alumni.viewMore, exact: true }).click();
  const loading = page.getByText("Loading...", { exact: true });
  await expect(loading).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  const [before = "", after = ""] = fill(alumni.shown, { shown: 9, total: 0 }).split("0");
  await expect(page.getByText(before).filter({ hasText: after })).toBeVisible();
  release();
  await expect(loading).toBeHidden();
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});
