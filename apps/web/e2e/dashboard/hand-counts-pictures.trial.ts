import type { APIRequestContext } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { dialog, fillFocused, test } from "../support/hand-counts.ts";
import { listed } from "../support/listed-files.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeSample, removeWaitingEntries } from "../support/sample-pictures.ts";
import { button, expect } from "../support/site.ts";
import { authorize, byAdministrator, createUser, read } from "../support/users.ts";

// As hand-counts, for tasks with pictures and news.

test("a text of news is corrected in 4 taps", async ({ page, hand, openSample, dashboardWords: t }) => {
  const title = "Mavuno ya kwanza";
  await openSample({ page: "NEWS", name: "Mwandishi", title });
  await hand.tap(button(card(page, title), fill(t.images.card.editOne, { name: title })));
  await hand.fill(dialog(page).getByLabel(t.images.form.newsText, { exact: true }), "Tumevuna magunia arobaini.");
  await hand.tap(button(dialog(page), t.dashboard.save));
  await expect(toast(page, fill(t.images.notice.saved, { name: title }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("a picture is taken down in 2 taps and put back in 1", async ({ page, hand, openSample, dashboardWords: t }) => {
  const { card: words, consent } = t.images;
  const { name } = await openSample({ name: "Mazoezi ya kwaya", page: "GALLERY" });
  await hand.tap(button(card(page, name), fill(words.takeDownOne, { name })));
  await expect(toast(page, fill(consent.takenDown, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(2);
  await hand.tap(button(card(page, name), fill(words.putBackOne, { name })));
  await expect(toast(page, fill(consent.isBack, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(3);
});

test("the category of a picture is corrected in 5 taps", async ({ page, hand, openSample, dashboardWords: t }) => {
  const { name } = await openSample({ name: "Mechi ya mpira", page: "GALLERY" });
  await hand.tap(button(card(page, name), fill(t.images.card.editOne, { name })));
  await hand.select(dialog(page).getByLabel(t.images.form.titles.GALLERY, { exact: true }), "GAMES");
  await hand.tap(button(dialog(page), t.dashboard.save));
  await expect(toast(page, fill(t.images.notice.saved, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(5);
});

test("a picture moves to another page in 6 taps", async ({ page, hand, openSample, dashboardWords: t }) => {
  const { select, pages } = t.images;
  const { name } = await openSample({ name: "Mkutano wa WAWATA", page: "GALLERY" });
  await hand.tap(button(page, select.start));
  await hand.tap(page.getByRole("checkbox", { name: fill(select.one, { name }) }));
  const dock = page.getByRole("region", { name: select.label });
  await hand.select(dock.getByRole("combobox"), "WAWATA");
  await hand.tap(button(dock, select.act));
  await expect(toast(page, fill(select.moved, { count: 1, page: pages.WAWATA }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(6);
});

test("the oldest picture is found in 4 taps", async ({ page, hand, openSample, dashboardWords: t }) => {
  const { name } = await openSample({ name: "Waanzilishi", page: "GALLERY", eventDay: "1991-07-01" });
  await hand.tap(button(page, t.images.options));
  await hand.select(page.getByLabel(t.images.year.label, { exact: true }), "1991");
  await expect(card(page, name)).toBeInViewport();
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("an album of two pictures is added to news in 9 taps", async ({
  page,
  request,
  hand,
  openSample,
  dashboardWords: t,
}) => {
  const { album, card: words, upload, consent } = t.images;
  const title = "Mahafali ya kidato cha nne";
  await openSample({ name: "Mwandishi", title, page: "NEWS" });
  await hand.tap(button(card(page, title), fill(words.editOne, { name: title })));
  await hand.tap(dialog(page).getByRole("link", { name: album.add }));
  await hand.choose(page.getByText(upload.choose, { exact: true }), await phonePhotos(2));
  await hand.tap(page.getByRole("checkbox", { name: consent.agreed }));
  await hand.fill(page.getByLabel(upload.nameSwahili), "Maandamano");
  await hand.tap(button(page, fill(upload.send, { count: 2 })));
  await expect(page.getByText(upload.states.stored, { exact: true })).toHaveCount(2, { timeout: 60_000 });
  for (const entry of await listed(request, "GALLERY"))
    if (entry.name.startsWith("Maandamano")) await removeSample(request, entry);
  expect(hand.taps).toBeLessThanOrEqual(9);
});

test("the order of the chart is changed in 4 taps", async ({ page, request, hand, openSample, dashboardWords: t }) => {
  const { order } = t.images;
  const teacher = { page: "ORGANIZATION", title: "TEACHER" } as const;
  await addSample(request, { ...teacher, name: "Mwalimu Juma" });
  await openSample({ ...teacher, name: "Mwalimu Petro" });
  await hand.tap(page.getByRole("link", { name: order.open, exact: true }));
  await hand.tap(button(page, fill(order.upOne, { name: "Mwalimu Juma" })));
  await hand.tap(button(page, order.save));
  await expect(page.getByText(order.saved)).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(4);
});

test("a picture without an answer about minors gets it in 3 taps", async ({
  page,
  request,
  hand,
  begin,
  dashboardWords: { images },
}) => {
  const { name } = await addSample(request, { name: "Shamba", page: "GALLERY", minors: null });
  await begin();
  await hand.tap(button(page, fill(images.consent.noneOne, { name })));
  await expect(toast(page, fill(images.consent.saidNone, { name }))).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(3);
});

test.describe("where administrators approve", () => {
  test.afterEach(async ({ page, request }) => {
    await page.close();
    await removeWaitingEntries(request);
  });

  async function addWaiting(request: APIRequestContext, name: string): Promise<void> {
    const headers = await byAdministrator(request);
    const setRule = async (required: boolean) =>
      read(await request.post("/api/trpc/files.setReviewRule", { headers, data: { required } }));
    const teacher = await authorize(request, await createUser(request, "Mwalimu"));
    await setRule(true);
    await addSample(request, { name, page: "GALLERY" }, teacher);
    await setRule(false);
  }

  test("a picture of a teacher is approved in 3 taps", async ({ page, request, hand, begin, dashboardWords: t }) => {
    const name = "Sikukuu ya somo";
    await addWaiting(request, name);
    await begin();
    await hand.tap(button(card(page, name), fill(t.images.review.showOne, { name })));
    await expect(toast(page, fill(t.images.notice.added, { name }))).toBeVisible();
    expect(hand.taps).toBeLessThanOrEqual(3);
  });

  test("a picture is sent back with a note in 4 taps", async ({ page, request, hand, begin, dashboardWords: t }) => {
    const { review } = t.images;
    const name = "Ziara ya masomo";
    await addWaiting(request, name);
    await begin();
    await hand.tap(button(card(page, name), fill(review.sendBackOne, { name })));
    await fillFocused(hand, dialog(page).getByLabel(review.line), "Ziara hii ilikuwa wapi?");
    await hand.tap(button(dialog(page), review.sendBack));
    await expect(toast(page, fill(review.isSentBack, { name }))).toBeVisible();
    expect(hand.taps).toBeLessThanOrEqual(4);
  });
});
