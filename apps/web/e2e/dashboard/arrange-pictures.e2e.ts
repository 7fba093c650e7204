import type { APIRequestContext } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { pictureTest as base } from "../support/as-administrator.ts";
import { seen } from "../support/listed-files.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { button, cards, expect, open } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

const listOf = (name: string) => `/dashboard?page=WAWATA&q=${encodeURIComponent(name)}`;
const publicPage = async (request: APIRequestContext) => (await request.get("/wawata")).text();

const test = base.extend<{ undo: () => Promise<void> }>({
  undo: ({ page, dashboardWords: { dashboard } }, use) => use(() => button(page, dashboard.notice.undo).click()),
});
test("pictures are found, sorted, filtered and paged", async ({ page, request, dashboardWords }) => {
  const { images: t, dashboard } = dashboardWords;
  const names = cards(page).getByRole("heading", { level: 2 });
  // Heavy as WebP, and as AVIF, which the server encodes later.
  await addSample(request, { name: "Orchard C", page: "WAWATA", noise: 90, width: 640, height: 1600 });
  await addSample(request, { name: "Orchard B", page: "WAWATA" });
  await addSample(request, { name: "Orchard A", page: "WAWATA", noise: 12, width: 400 });

  await open(page, "/dashboard?page=ALL");
  await expect(cards(page)).toHaveCount(24);
  await button(page, fill(t.more, { count: 24 })).click();
  await expect(cards(page)).toHaveCount(48);

  await page.getByLabel(t.search).fill("orchard");
  await expect(names).toHaveText(["Orchard A", "Orchard B", "Orchard C"]);
  await page.getByLabel(t.sort.label).selectOption({ label: t.sort.name });
  await expect(page).toHaveURL(/sort=name/);
  await page.getByLabel(t.sort.label).selectOption({ label: t.sort.heaviest });
  await expect(names).toHaveText(["Orchard C", "Orchard A", "Orchard B"]);
  await expect(page).toHaveURL(/q=.*sort=heaviest/);
  await expect(card(page, "Orchard C")).toContainText(fill(t.weight.pictureTooHeavy, { budget: 120 }));
  await expect(card(page, "Orchard B")).not.toContainText(fill(t.weight.pictureTooHeavy, { budget: 120 }));
  await page.getByLabel(t.only.label).selectOption({ label: t.only.hidden });
  await expect(cards(page)).toHaveCount(0);

  await page.goBack();
  await expect(names).toHaveText(["Orchard C", "Orchard A", "Orchard B"]);
  await page.goBack();
  await expect(page.getByLabel(t.sort.label)).toHaveValue("name");

  await page.getByLabel(t.search).fill("zzzz");
  await expect(page.getByText(fill(t.noMatch, { query: "zzzz" }))).toBeVisible();
  await button(page, dashboard.clearSearch).click();
  await expect(cards(page)).toHaveCount(24);
});

test("selected pictures are moved or deleted, and restored", async ({ page, request, undo, dashboardWords }) => {
  const { images: t, dashboard } = dashboardWords;
  const { select } = t;
  const samples = ["Orchard A", "Orchard B", "Orchard C"] as const;
  const [first, second, third] = samples;
  for (const name of samples) await addSample(request, { name, page: "WAWATA" });
  const names = cards(page).getByRole("heading", { level: 2 });
  const dock = page.getByRole("region", { name: select.label });
  const tick = (name: string) => page.getByRole("checkbox", { name: fill(select.one, { name }) });

  await open(page, `${listOf("Orchard")}&sort=name`);
  await expect(names).toHaveText(samples);
  await button(page, select.start).click();
  await tick(first).focus();
  await page.keyboard.press("Space");
  // A search hides selected pictures; it does not unselect them.
  await tick(second).check();
  await page.getByLabel(t.search).fill(first);
  await expect(names).toHaveText([first]);
  await expect(dock).toContainText(fill(select.countOne, { count: 1 }));
  await page.getByLabel(t.search).fill("Orchard");
  await expect(names).toHaveText(samples);
  await expect(dock).toContainText(fill(select.countMany, { count: 2 }));
  await tick(second).uncheck();
  await tick(third).check();
  await expect(dock).toContainText(fill(select.countMany, { count: 2 }));
  const doToAll = async (what: string) => {
    await expect(button(dock, select.act)).toBeDisabled();
    await dock.getByLabel(select.choose).selectOption(what);
    // A double tap asks once: the second request would find the pictures changed.
    await button(dock, select.act).dblclick();
  };
  await doToAll("NEWS");
  await expect(names).toHaveText([second]);
  const moved = fill(select.moved, { count: 2, page: t.pages.NEWS });
  await expect(toast(page, moved)).toBeVisible();
  const boxes = await Promise.all([dock, toast(page, moved)].map((each) => each.boundingBox()));
  expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0)).toBeLessThanOrEqual(boxes[0]?.y ?? 0);
  await undo();
  await expect(cards(page)).toHaveCount(3);

  // On a page where students appear, pictures without consent are hidden.
  await tick(second).check();
  await doToAll("GALLERY");
  await expect(toast(page, fill(select.restoredHidden, { count: 1 }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(second);
  await undo();
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(() => seen(request, "WAWATA")).toContain(second);

  for (const name of samples) await tick(name).check();
  await doToAll("bin");
  await expect(toast(page, fill(select.done.bin, { count: 3 }))).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await undo();
  await expect(toast(page, dashboard.notice.undone)).toBeVisible();
  await expect(names).toHaveText(samples);
  await button(page, dashboard.done).click();
  await expect(dock).toBeHidden();
});

test("nothing is done with a selection of which somebody has changed a picture", async ({
  page,
  request,
  complaints,
  dashboardWords: { images, errors },
}) => {
  const { select } = images;
  const [first, second] = ["Orchard A", "Orchard B"] as const;
  const { id } = await addSample(request, { name: first, page: "WAWATA" });
  await addSample(request, { name: second, page: "WAWATA" });
  const tick = (name: string) => page.getByRole("checkbox", { name: fill(select.one, { name }) });
  await open(page, listOf("Orchard"));
  await button(page, select.start).click();
  for (const name of [first, second]) await tick(name).check();
  const headers = await byAdministrator(request);
  await request.post("/api/trpc/files.setMinors", { headers, data: { id, minors: null } });
  await page.getByLabel(select.choose).selectOption("minors");
  await button(page, select.act).click();
  await expect(toast(page, errors.failure.selection_changed)).toBeVisible();
  expect(complaints.splice(0).join(), "logged").toContain("409");
  // Only what was seen as it is now stays selected.
  await expect(tick(first)).not.toBeChecked();
  await expect(tick(second)).toBeChecked();
  await tick(first).check();
  await button(page, select.act).click();
  await expect(toast(page, fill(select.done.minors, { count: 2 }))).toBeVisible();
  await expect.poll(() => seen(request, "WAWATA")).not.toContain(second);
  for (const name of [first, second]) await tick(name).check();
  await page.getByLabel(select.choose).selectOption("minors");
  await button(page, select.act).click();
  await expect(toast(page, select.same)).toBeVisible();
});

test("a picture is taken down, deleted and restored, and logged", async ({ page, request, undo, dashboardWords }) => {
  const { images: t, bin, dashboard, activity } = dashboardWords;
  const name = "Well at noon";
  const record = await addSample(request, { name, page: "WAWATA" });
  const image = card(page, name).locator("img");
  const pressOne = (label: `${string}{name}${string}`) => button(page, fill(label, { name })).click();
  const expectSaid = (label: `${string}{name}${string}`) => expect(toast(page, fill(label, { name }))).toBeVisible();

  await open(page, listOf(name));
  await pressOne(t.card.takeDownOne);
  await expectSaid(t.consent.takenDown);
  expect(await publicPage(request)).not.toContain(name);
  await expect(card(page, name)).toContainText(t.card.takenDown);
  // The thumbnail is as wide as the smallest variant. The placeholder is only a few pixels wide.
  const renderedWidth = () => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
  await expect.poll(renderedWidth).toBe(record.photo?.sources[0]?.width);
  await expect(image).toHaveAttribute("src", /^data:image\//);

  await page.getByLabel(t.only.label).selectOption({ label: t.only.hidden });
  await expect(card(page, name)).toBeVisible();
  await pressOne(t.card.putBackOne);
  await expectSaid(t.consent.isBack);
  await expect(card(page, name)).toHaveCount(0);
  expect(await publicPage(request)).toContain(name);

  await goTo(page, listOf(name), name);
  await pressOne(t.card.deleteOne);
  const asking = page.getByRole("alertdialog").filter({ hasText: t.confirm.question });
  await expect(asking).toContainText(fill(t.confirm.toBin, { name }));
  await button(asking, dashboard.delete).click();
  await expectSaid(t.notice.binned);
  await expect(card(page, name)).toHaveCount(0);
  await undo();
  await expect(card(page, name)).toBeVisible();

  await removeSample(request, record);
  await goTo(page, "/dashboard?page=ALL&only=bin", dashboard.tabs.images);
  await expect(card(page, name)).toContainText(fill(bin.daysLeftMany, { count: 30 }));
  await expect(image).toHaveAttribute("src", /^data:image/);
  await button(page, bin.emptyBin).click();
  const emptying = page.getByRole("alertdialog");
  await expect(emptying).toContainText(bin.emptyBinConfirm.split(/:|,/)[0] ?? "");
  await button(emptying, dashboard.cancel).click();
  await page.getByLabel(t.search).fill("no such words");
  await expect(page.getByText(fill(bin.noMatch, { query: "no such words" }))).toBeVisible();
  await page.getByLabel(t.search).fill(name);
  await button(page, t.select.start).click();
  await page.getByRole("checkbox", { name: fill(t.select.one, { name }) }).check();
  const dock = page.getByRole("region", { name: t.select.label });
  await button(dock, bin.restore).click();
  await expectSaid(bin.restored);
  await expect(card(page, name)).toHaveCount(0);
  await expect(dock.getByRole("status")).toBeFocused();

  await removeSample(request, record);
  await open(page, "/dashboard?page=ALL&only=bin");
  await pressOne(bin.deleteForGoodOne);
  await expect(asking).toContainText(fill(bin.deleteForGoodHint, { name }));
  await button(asking, bin.deleteForGood).click();
  await expectSaid(bin.deletedForGood);
  await expect(card(page, name)).toHaveCount(0);

  await goTo(page, "/dashboard?tab=activity", dashboard.tabs.activity);
  const what = page.getByLabel(activity.filters.what, { exact: true });
  await what.selectOption({ label: activity.filters.pictures });
  const said = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  for (const action of ["pictureBinned", "pictureRestored", "pictureDeleted"] as const)
    await expect(said.filter({ hasText: fill(activity.actions[action], { item: name }) }).first()).toBeVisible();
  await expect(said.first()).toContainText(activity.today.split(",")[0] ?? "");
  await what.selectOption({ label: dashboard.tabs.users });
  await expect(said).toHaveCount(0);
});

test("a picture of minors is listed until consent is noted", async ({ page, request, undo, dashboardWords }) => {
  const t = dashboardWords.images;
  const name = "First Communion class";
  await addSample(request, { name, page: "WAWATA", minors: true });
  await open(page, "/dashboard?page=WAWATA&only=withoutConsent");
  await expect(card(page, name)).toContainText(t.card.withoutConsent);
  const tick = card(page, name).getByRole("checkbox", { name: t.consent.agreed });
  await tick.click();
  await expect(toast(page, t.consent.noted)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect(await publicPage(request)).toContain(name);
  await undo();
  await expect(tick).not.toBeChecked();
  expect(await publicPage(request)).not.toContain(name);
});
