import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { seen } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeLeftovers, removeSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

const cards = (page: Page) => page.getByRole("article");
const undo = (page: Page, { dashboard }: DashboardDictionary) =>
  page.getByRole("button", { name: dashboard.notice.undo, exact: true }).click();
const names = (page: Page) => cards(page).getByRole("heading", { level: 2 });
const listOf = (name: string) => `/dashboard?page=WAWATA&q=${encodeURIComponent(name)}`;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => enter(page, administrator));
test.afterEach(async ({ request }) => removeLeftovers(request));

test("pictures are found by words, sorted and paged, Back returns to the list before, and selected ones are moved or deleted, and restored", async ({
  page,
  request,
  dashboardWords,
}) => {
  const t = dashboardWords.images;
  const word = "Orchard";
  // Heavy as WebP, and as AVIF, which the server encodes later.
  const heavy = await addSample(request, { name: `${word} C`, page: "WAWATA", noise: 90, width: 640, height: 1600 });
  const light = await addSample(request, { name: `${word} B`, page: "WAWATA" });
  const middle = await addSample(request, { name: `${word} A`, page: "WAWATA", noise: 12, width: 400 });

  await open(page, "/dashboard?page=ALL");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("button", { name: fill(t.more, { count: 24 }), exact: true }).click();
  await expect(cards(page)).toHaveCount(48);

  await page.getByLabel(t.search.label).fill(word.toLowerCase());
  await expect(names(page)).toHaveText([middle.name, light.name, heavy.name]);
  await page.getByLabel(t.sort.label).selectOption({ label: t.sort.name });
  await expect(page).toHaveURL(/sort=name/);
  await page.getByLabel(t.sort.label).selectOption({ label: t.sort.heaviest });
  await expect(names(page)).toHaveText([heavy.name, middle.name, light.name]);
  await expect(page).toHaveURL(/q=.*sort=heaviest/);
  await expect(card(page, heavy.name)).toContainText(fill(t.weight.pictureTooHeavy, { budget: 120 }));
  await expect(card(page, light.name)).not.toContainText(fill(t.weight.pictureTooHeavy, { budget: 120 }));
  await page.getByLabel(t.only.label).selectOption({ label: t.only.heavy });
  await expect(names(page)).toHaveText([heavy.name]);

  await page.goBack();
  await expect(names(page)).toHaveText([heavy.name, middle.name, light.name]);
  await page.goBack();
  await expect(page.getByLabel(t.sort.label)).toHaveValue("name");

  await page.getByLabel(t.search.label).fill("zzzz");
  await expect(page.getByText(fill(t.noMatch, { query: "zzzz" }))).toBeVisible();
  await page.getByRole("button", { name: t.search.clear, exact: true }).click();
  await expect(cards(page)).toHaveCount(24);

  await goTo(page, `${listOf(word)}&sort=name`, t.title);
  await expect(cards(page)).toHaveCount(3);
  const [first, second, third] = [middle.name, light.name, heavy.name];
  const { select } = t;
  await page.getByRole("button", { name: select.start, exact: true }).click();
  const dock = page.getByRole("region", { name: select.label });
  const tick = (name: string) => page.getByRole("checkbox", { name: fill(select.one, { name }) });
  await tick(first).focus();
  await page.keyboard.press("Space");
  await tick(third).check();
  await expect(dock).toContainText(fill(select.countMany, { count: 2 }));

  await expect(dock.getByLabel(select.movePage)).toHaveValue("");
  await expect(dock.getByRole("button", { name: select.move, exact: true })).toBeDisabled();
  await dock.getByLabel(select.movePage).selectOption("NEWS");
  await dock.getByRole("button", { name: select.move, exact: true }).click();
  await expect(names(page)).toHaveText([second]);
  const moved = fill(select.moved, { count: 2, page: t.pages.NEWS });
  await expect(toast(page, moved)).toBeVisible();
  const boxes = await Promise.all([dock, toast(page, moved)].map((each) => each.boundingBox()));
  expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0)).toBeLessThanOrEqual(boxes[0]?.y ?? 0);
  await undo(page, dashboardWords);
  await expect(cards(page)).toHaveCount(3);

  // On a page where students appear, pictures without consent are hidden.
  await tick(second).check();
  await dock.getByLabel(select.movePage).selectOption("GALLERY");
  await dock.getByRole("button", { name: select.move, exact: true }).click();
  await expect(toast(page, fill(select.movedHidden, { count: 1 }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(second);
  await undo(page, dashboardWords);
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(() => seen(request, "WAWATA")).toContain(second);

  for (const name of [first, second, third]) await tick(name).check();
  await dock.getByRole("button", { name: select.toBin, exact: true }).click();
  await expect(toast(page, fill(select.binned, { count: 3 }))).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await undo(page, dashboardWords);
  await expect(toast(page, dashboardWords.dashboard.notice.undone)).toBeVisible();
  await expect(names(page)).toHaveText([first, second, third]);
  await page.getByRole("button", { name: select.done, exact: true }).click();
  await expect(dock).toBeHidden();
});

test("a picture is taken down and shown again, deleted and restored by Undo or from the bin, or deleted for good, and the activity log records each step", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const name = "Well at noon";
  const record = await addSample(request, { name, page: "WAWATA" });
  const address = `${record.photoUrl}`;
  expect((await request.get(address)).status()).toBe(200);

  await open(page, listOf(name));
  await page.getByRole("button", { name: fill(t.images.card.takeDownOne, { name }) }).click();
  await expect(toast(page, fill(t.images.consent.takenDown, { name }))).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  expect(await (await request.get("/wawata")).text()).not.toContain(name);
  await expect(card(page, name)).toContainText(t.images.card.hidden);
  // The thumbnail is as wide as the smallest variant. The placeholder is only a few pixels wide.
  const drawn = () =>
    card(page, name)
      .locator("img")
      .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
  await expect.poll(drawn).toBe(record.photo?.sources[0]?.width);
  await expect(card(page, name).locator("img")).toHaveAttribute("src", /^data:image\//);

  await page.getByLabel(t.images.only.label).selectOption({ label: t.images.only.takenDown });
  await expect(card(page, name)).toBeVisible();
  await page.getByRole("button", { name: fill(t.images.card.putBackOne, { name }) }).click();
  await expect(toast(page, fill(t.images.consent.isBack, { name }))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(200);
  expect(await (await request.get("/wawata")).text()).toContain(name);

  await goTo(page, listOf(name), name);
  await page.getByRole("button", { name: fill(t.images.card.deleteOne, { name }) }).click();
  const asking = page.getByRole("alertdialog").filter({ hasText: t.images.confirm.question });
  await expect(asking).toContainText(fill(t.images.confirm.toBin, { name }));
  await asking.getByRole("button", { name: t.images.confirm.delete, exact: true }).click();
  await expect(toast(page, fill(t.images.notice.binned, { name }))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await undo(page, t);
  await expect(card(page, name)).toBeVisible();

  await removeSample(request, record);
  await goTo(page, "/dashboard?tab=bin", t.bin.title);
  await expect(card(page, name)).toContainText(fill(t.bin.daysLeftMany, { count: 30 }));
  await expect(card(page, name).locator("img")).toHaveAttribute("src", /^data:image/);
  await page.getByRole("button", { name: t.bin.emptyBin, exact: true }).click();
  const emptying = page.getByRole("alertdialog");
  await expect(emptying).toContainText(t.bin.emptyBinConfirm.split(/:|,/)[0] ?? "");
  await emptying.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
  await page.getByLabel(t.bin.search).fill("no such words");
  await expect(page.getByText(fill(t.bin.noMatch, { query: "no such words" }))).toBeVisible();
  await page.getByLabel(t.bin.search).fill(name);
  await page.getByRole("button", { name: t.images.select.start, exact: true }).click();
  await page.getByRole("checkbox", { name: fill(t.images.select.one, { name }) }).check();
  const dock = page.getByRole("region", { name: t.images.select.label });
  await dock.getByRole("button", { name: t.bin.restore, exact: true }).click();
  await expect(toast(page, fill(t.bin.restored, { name }))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await expect(dock.getByRole("status")).toBeFocused();

  await removeSample(request, record);
  await open(page, "/dashboard?tab=bin");
  await page.getByRole("button", { name: fill(t.bin.deleteForGoodOne, { name }) }).click();
  await expect(asking).toContainText(fill(t.bin.deleteForGoodHint, { name }));
  await asking.getByRole("button", { name: t.bin.deleteForGood, exact: true }).click();
  await expect(toast(page, fill(t.bin.deletedForGood, { name }))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);

  await page.getByRole("link", { name: t.dashboard.tabs.activity, exact: true }).click();
  const what = page.getByLabel(t.activity.filters.what, { exact: true });
  await what.selectOption({ label: t.activity.filters.pictures });
  const said = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  for (const action of ["pictureBinned", "pictureRestored", "pictureDeleted"] as const) {
    await expect(said.filter({ hasText: fill(t.activity.actions[action], { item: name }) }).first()).toBeVisible();
  }
  await expect(said.first()).toContainText(t.activity.today.split(",")[0] ?? "");
  await what.selectOption({ label: t.activity.filters.users });
  await expect(said).toHaveCount(0);
});

test("a picture of minors is listed until their parents’ consent is noted", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const name = "First Communion class";
  await addSample(request, { name, page: "WAWATA", minors: true });
  await open(page, "/dashboard?page=WAWATA&only=withoutConsent");
  await expect(card(page, name)).toContainText(t.images.card.withoutConsent);
  const tick = card(page, name).getByRole("checkbox", { name: t.images.consent.agreed });
  await tick.click();
  await expect(toast(page, fill(t.images.consent.noted, { name }))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect(await (await request.get("/wawata")).text()).toContain(name);
  await undo(page, t);
  await expect(tick).not.toBeChecked();
  expect(await (await request.get("/wawata")).text()).not.toContain(name);
});
