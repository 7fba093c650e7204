import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { Hand } from "../support/hand.ts";
import { listed } from "../support/listed-files.ts";
import { brokenPhoto, phonePhotos } from "../support/phone-photos.ts";
import { card, toast } from "../support/picture-form.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, button, expect, open } from "../support/site.ts";

const viewport = { width: 360, height: 780 };
test.use({ viewport });

test.afterEach(async ({ page, request }) => {
  // An open page would miss the pictures.
  await page.close();
  for (const list of ["NEWS", "GALLERY"] as const)
    for (const entry of await listed(request, list))
      if (`${entry.title} ${entry.name}`.includes("Graduation")) await removeSample(request, entry);
});

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("news with twelve pictures takes at most 18 taps, and is public with all of them at once", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { form: words, upload, consent, notice } = t.images;
      const name = "Graduation 2026";
      const hand = new Hand();
      await open(page, "/dashboard?page=NEWS");
      await hand.tap(button(page, t.images.add));
      const form = page.getByRole("dialog", { name: words.addTitle });
      await hand.write(form.getByLabel(words.titles.NEWS, { exact: true }), name);
      await hand.write(form.getByLabel(words.newsText, { exact: true }), "Forty boys finish Form 4.");
      await hand.choose(form.getByText(upload.choose, { exact: true }), await phonePhotos(12));
      await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(12);
      // While the pictures arrive, visitors see no news.
      const seenTooEarly: number[] = [];
      page.on("response", async (response) => {
        if (!response.url().endsWith("/api/v1/files/image")) return;
        const entry = await response.json();
        if (entry.page === "GALLERY")
          seenTooEarly.push((await listed(request, "NEWS")).filter(({ title }) => title === name).length);
      });
      await hand.tap(form.getByRole("checkbox", { name: consent.agreed }));
      await hand.tap(button(form, t.dashboard.save));
      await expect(form).toBeHidden();
      const done = toast(page, fill(notice.added, { name }));
      await expect(done).toBeVisible({ timeout: 60_000 });
      const { taps, fields, scroll } = hand;
      test.info().annotations.push({ type: "journey", description: JSON.stringify({ taps, fields, scroll }) });
      console.info(`News with twelve pictures (${language}): ${taps} taps, ${fields} fields, ${Math.round(scroll)} px`);
      expect(taps).toBeLessThanOrEqual(18);
      expect(seenTooEarly).toEqual(Array(11).fill(0));

      const [news] = (await listed(request, "NEWS")).filter(({ title }) => title === name);
      await expect(button(done, notice.open)).toBeVisible();
      const opened = page.waitForEvent("popup");
      await button(done, notice.open).click();
      const shown = await opened;
      await expect(shown).toHaveURL(new RegExp(`${news?.path}$`));
      await expect(shown.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(shown.getByRole("region").getByRole("link").locator("img")).toHaveCount(11);
      await shown.close();
    });
  });
}

test("news without consent says why visitors do not see it, and one tap shows all of it", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { form: words, upload, consent, notice } = t.images;
  const name = "Graduation of Form 6";
  await open(page, "/dashboard?page=NEWS&add=true");
  const form = page.getByRole("dialog", { name: words.addTitle });
  await form.getByLabel(words.titles.NEWS, { exact: true }).fill(name);
  await form.locator("input[type=file]").setInputFiles(await phonePhotos(3));
  await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(3);
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize(viewport);
  await button(form, t.dashboard.save).click();
  const hidden = toast(page, fill(notice.hidden.withoutConsent, { name }));
  await expect(hidden).toBeVisible({ timeout: 60_000 });
  expect((await listed(request, "NEWS")).filter(({ title }) => title === name)).toEqual([]);
  await button(hidden, consent.agreed).click();
  await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
  expect((await listed(request, "NEWS")).filter(({ title }) => title === name)).toHaveLength(1);
  await expect(card(page, name)).toBeVisible();
  expect((await listed(request, "GALLERY")).filter((entry) => entry.name.startsWith(name))).toHaveLength(2);
});

test("news waits for a picture that the server refuses, says so, and goes on once it is removed", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { form: words, consent, upload, notice } = t.images;
  const name = "Graduation Mass";
  let requests = 0;
  await page.route("**/api/v1/files/image", async (route) => {
    requests += 1;
    const json = { code: "picture_unreadable", message: "Refused." };
    await (requests === 1 ? route.fulfill({ status: 422, json }) : route.continue());
  });
  await open(page, "/dashboard?page=NEWS&add=true");
  const form = page.getByRole("dialog", { name: words.addTitle });
  await form.getByLabel(words.titles.NEWS, { exact: true }).fill(name);
  await form.locator("input[type=file]").setInputFiles([...(await phonePhotos(3)), await brokenPhoto()]);
  await form.getByRole("checkbox", { name: consent.agreed }).check();
  await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(3);
  await button(form, t.dashboard.save).click();
  // A file that is no picture is refused before anything is sent.
  await expect(form.getByText(t.errors.failure.picture_type)).toBeInViewport();
  await expect(form.getByRole("alert").getByText(upload.newsHeld)).toBeInViewport();
  await button(form, fill(upload.takeOut, { name: "IMG_9999.jpg" })).click();
  await button(form, t.dashboard.save).click();
  const waits = toast(page, upload.newsHeld);
  await expect(waits).toBeVisible({ timeout: 60_000 });
  expect((await listed(request, "NEWS")).filter(({ title }) => title === name)).toEqual([]);
  await button(waits, t.images.see).click();
  await expect(page.getByText(upload.newsHeld)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await button(page, fill(upload.takeOut, { name: `${name} 1` })).click();
  await expect(toast(page, fill(notice.added, { name }))).toBeVisible({ timeout: 60_000 });
  complaints.length = 0;
});

test("text and pictures of news that is not saved yet survive a reload, and Cancel removes both", async ({
  page,
  dashboardWords: t,
}) => {
  const { form: words, upload } = t.images;
  const form = page.getByRole("dialog", { name: words.addTitle });
  const headline = form.getByLabel(words.titles.NEWS, { exact: true });
  await open(page, "/dashboard?page=NEWS&add=true");
  await headline.fill("Graduation draft");
  await form.locator("input[type=file]").setInputFiles(await phonePhotos(2));
  await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(2);
  await open(page, "/dashboard?page=GALLERY&task=upload");
  await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(0);
  await open(page, "/dashboard?page=NEWS&add=true");
  await expect(headline).toHaveValue("Graduation draft");
  await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(2);
  await button(form, t.dashboard.cancel).click();
  await open(page, "/dashboard?page=NEWS&add=true");
  await expect(headline).toHaveValue("");
  await expect(form.getByText(upload.states.ready, { exact: true })).toHaveCount(0);
});

test("news saved without a network is sent once, with its album, by the next page that is opened", async ({
  page: closed,
  context,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { form: words, upload, consent, notice } = t.images;
  const name = "Graduation offline";
  await open(closed, "/dashboard?page=NEWS&add=true");
  const form = closed.getByRole("dialog", { name: words.addTitle });
  // A pasted sign that would turn the rest of the message around.
  await form.getByLabel(words.titles.NEWS, { exact: true }).fill(`\u202e${name}`);
  await form.locator("input[type=file]").setInputFiles(await phonePhotos(2));
  await form.getByRole("checkbox", { name: consent.agreed }).check();
  await context.setOffline(true);
  await button(form, t.dashboard.save).click();
  await expect(toast(closed, fill(upload.newsQueued, { count: 2, name }))).toBeVisible();
  await closed.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await open(page, "/dashboard?page=NEWS");
  await expect(toast(page, fill(notice.added, { name }))).toBeVisible({ timeout: 60_000 });
  expect((await listed(request, "NEWS")).filter(({ title }) => title === name)).toHaveLength(1);
  expect((await listed(request, "GALLERY")).filter((entry) => entry.name.startsWith(name))).toHaveLength(1);
  complaints.length = 0;
});
