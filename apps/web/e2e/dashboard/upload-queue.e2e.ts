import type { Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { brokenPhoto, phonePhotos, photoSize, scenePhoto } from "../support/phone-photos.ts";
import { unfold } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { queueScreen, test } from "../support/upload-queue.ts";
import { byAdministrator } from "../support/users.ts";

/** Drops or pastes a picture. @returns whether the page has prevented the browser's default action */
const give = (page: Page, event: "drop" | "paste", name: string) =>
  page.evaluate(
    async ([type, fileName]) => {
      const canvas = new OffscreenCanvas(320, 240);
      canvas.getContext("2d")?.fillRect(0, 0, type === "drop" ? 160 : 320, 240);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob({ type: "image/jpeg" })], fileName, { type: "image/jpeg" }));
      const given =
        type === "drop"
          ? new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true });
      // Without `preventDefault` the browser would replace the page with the dropped picture.
      return !document.body.dispatchEvent(given);
    },
    [event, name] as const,
  );

test("chosen, dropped and pasted pictures are stored once", async ({ page, queue, context, dashboardWords: t }) => {
  const { upload, consent } = t.images;
  await queue.begin();
  await unfold(page, t.images.form.more);
  await page.getByRole("button", { name: upload.yesterday, exact: true }).click();
  const other = await context.newPage();
  await open(other, queueScreen);
  await queue.choose(...(await phonePhotos(1)));
  await queue.ready(1);
  expect(await give(page, "drop", "dropped.jpg")).toBe(true);
  await queue.ready(2);
  expect(await give(page, "paste", "pasted.jpg")).toBe(true);
  await queue.ready(3);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Words");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await queue.ready(3, other);
  await queue.send(3, other);
  for (const tab of [page, other]) await queue.done(3, tab);

  const records = await queue.stored();
  expect(records.map(({ name }) => name).sort()).toEqual([1, 2, 3].map((each) => `${queue.batch} ${each}`));
  expect(records.find(({ name }) => name === `${queue.batch} 1`)?.photo).toMatchObject(photoSize);
  for (const { title, date, createdAt } of records) {
    expect(title).toBe("EVENTS");
    expect(new Date(date).getTime()).toBeLessThan(new Date(createdAt).getTime());
  }
  await page.getByRole("link", { name: t.images.see, exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: queue.batch }).first()).toBeVisible();
  await expect(other.getByLabel(t.images.form.titles.GALLERY, { exact: true })).toHaveValue("EVENTS");
  await expect(other.getByLabel(consent.agreed)).not.toBeChecked();
  await other.getByRole("button", { name: upload.clear, exact: true }).click();
  await expect(other.getByText(`${queue.batch} 1`, { exact: true })).toHaveCount(0);
});

test("a file that is chosen twice is named, and a picture that looks like a stored one asks", async ({
  page,
  queue,
  dashboardWords: t,
}) => {
  const { alike, pages } = t.images;
  const photo = await scenePhoto();
  await queue.begin();
  await queue.choose(photo);
  await queue.ready(1);
  await queue.choose(photo);
  await queue.ready(2);
  await expect(page.getByText(alike.twice, { exact: true })).toHaveCount(1);
  await expect(page.getByText(alike.question)).toHaveCount(0);
  await queue.send(2);
  await queue.done(2);

  await open(page, "/dashboard?page=GALLERY&add=true");
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  await form.locator("input[type=file]").setInputFiles(photo);
  const known = fill(alike.stored, { name: `${queue.batch} 1`, page: pages.GALLERY });
  // Both of the stored ones look the same.
  await expect(form.getByText(known).or(form.getByText(known.replace(" 1”", " 2”")))).toBeVisible();
});

test("pictures with camera names are sent once named", async ({ page, queue, request, dashboardWords: t }) => {
  const { upload } = t.images;
  await open(page, queueScreen);
  await page.getByLabel(t.images.consent.agreed).check();
  await queue.choose(...(await phonePhotos(2)));
  await queue.ready(2);
  await queue.send(2);
  await expect(page.getByText(t.errors.issue.name_required)).toBeVisible();
  await expect(page.getByLabel(upload.name)).toBeFocused();
  await page.getByLabel(upload.name).fill(queue.batch);
  await unfold(page, t.images.form.inSwahili);
  await page.getByLabel(upload.nameSwahili).fill("Mavuno");
  await queue.send(2);
  await queue.done(2);
  const gallery = await (await request.get("/gallery?lang=sw")).text();
  for (const name of ["Mavuno 1", "Mavuno 2"]) expect(gallery).toContain(name);
});

test("a file that is no picture fails alone in an accessible queue; pictures can be removed", async ({
  page,
  queue,
  context,
  dashboardWords: t,
  complaints,
}) => {
  const { upload } = t.images;
  await queue.begin();
  await queue.choose(...(await phonePhotos(1)), await brokenPhoto());
  await expect(page.getByText(t.errors.failure.picture_type)).toBeVisible();
  await queue.ready(1);
  await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
  const said = page.getByRole("status").filter({ hasText: fill(upload.partly, { stored: 1, failed: 1 }) });
  await expect(said).not.toHaveCount(0);
  await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible();
  const broken = "IMG_9999.jpg";
  await expect(page.getByRole("button", { name: fill(upload.retryOne, { name: broken }) })).toHaveCount(0);
  expect(await queue.stored()).toHaveLength(1);
  await queue.choose(...(await phonePhotos(2)));
  await queue.ready(2);
  await context.setOffline(true);
  await expect(page.getByText(upload.offline)).toBeVisible();
  // In a scrolled page the bar may cover half of a link, and axe would report the link as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await screenFindings(page)).toEqual([]);
  await context.setOffline(false);

  await page.getByRole("button", { name: fill(upload.takeOut, { name: broken }), exact: true }).click();
  await expect(page.getByText(fill(upload.takenOut, { name: broken }), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
  const asking = page.getByRole("alertdialog", { name: upload.takeAllOut });
  await expect(asking.getByText(upload.takeAllOutConfirm)).toBeVisible();
  await expect(asking.getByRole("button", { name: t.dashboard.cancel, exact: true })).toBeFocused();
  await asking.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
  await queue.ready(0);
  complaints.length = 0;
});

test("a queued picture survives what answers in the server's place, and is stored later", async ({
  page,
  queue,
  dashboardWords: { images, errors },
  complaints,
}) => {
  const { upload } = images;
  const html = { contentType: "text/html", body: "<!doctype html><form action=/login>Ingia</form>" };
  const json = { status: 201, contentType: "application/json", body: '{"id": "0198c2f4' };
  // A login page, half an answer and the server of another school are tried again by itself, a refusal by hand.
  const answers = [{ status: 200, ...html }, json, { ...json, body: "{}" }, { status: 403, ...html }];
  await page.route("**/api/v1/files/image", async (route) => {
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.continue());
  });
  await queue.begin();
  const [photo = ""] = await phonePhotos(1);
  await queue.choose(photo);
  await queue.ready(1);
  await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
  await expect(page.getByText(errors.proxy.other)).toBeVisible({ timeout: 50_000 });
  expect(answers).toEqual([]);
  expect(await queue.stored()).toEqual([]);
  const again = page.getByRole("button", { name: upload.retryOne.split("{name}")[0] ?? "" });
  await again.first().click();
  await expect.poll(async () => (await queue.stored()).length).toBe(1);
  complaints.length = 0;
});

test.describe("in Swahili, on a phone", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 780 } });

  test("pictures from a page without students get one name, in Swahili, once a page is chosen", async ({
    page,
    queue,
    request,
    t: words,
    dashboardWords: t,
  }) => {
    const { upload, fields, consent, pages } = t.images;
    await open(page, "/dashboard?task=upload");
    const chosen = page.getByLabel(fields.page, { exact: true });
    const title = page.getByLabel(t.images.form.titles.GALLERY, { exact: true });
    await expect(chosen).toHaveValue("");
    await expect(page.getByLabel(upload.minors)).toBeChecked();
    await queue.choose(...(await phonePhotos(2)));
    await queue.ready(2);
    await page.getByLabel(upload.nameSwahili).fill(queue.batch);
    await queue.send(2);
    await expect(page.getByText(t.errors.issue.page_required)).toBeVisible();
    await expect(chosen).toBeFocused();
    await chosen.selectOption(pages.GALLERY);
    await expect(title.getByRole("option")).toContainText([
      words.gallery.categories.events,
      t.images.form.titleChoices.GALLERY,
    ]);
    await expect(title).toHaveValue("EVENTS");
    await page.getByLabel(upload.minors).uncheck();
    expect(await screenFindings(page)).toEqual([]);
    await queue.send(2);
    await queue.done(2);
    const input = encodeURIComponent(JSON.stringify({ search: queue.batch }));
    const answer = await request.get(`/api/trpc/files.browse?input=${input}`, {
      headers: await byAdministrator(request),
    });
    const inSwahili = { swahili: { name: expect.any(String) } };
    expect((await answer.json()).result.data.items).toMatchObject([inSwahili, inSwahili]);
    expect(await queue.stored()).toHaveLength(2);
    await expect(chosen, "for the next pictures").toHaveValue("GALLERY");
    await expect(page.getByLabel(upload.minors)).toBeChecked();
    await expect(page.getByLabel(consent.agreed)).not.toBeChecked();
  });
});
