import type { APIRequestContext, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { listed } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { brokenPhoto, phonePhotos, photoSize, scenePhoto } from "../support/phone-photos.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, type TestUser } from "../support/users.ts";

const screen = "/dashboard?page=GALLERY&task=upload";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let account: TestUser;
let batch: string;
test.beforeEach(async ({ request }, { testId }) => {
  account = await createUser(request, "Queued Pictures");
  batch = `Queue ${testId}`;
});
test.afterEach(async ({ request }) => {
  for (const { id } of await stored(request))
    await request.delete(`/api/v1/files/${id}`, { headers: await byAdministrator(request) });
  await removeUser(request, account);
});

const stored = async (request: APIRequestContext) =>
  (await listed(request, "GALLERY")).filter(({ name }) => name.startsWith(batch));

async function begin(page: Page, { images }: DashboardDictionary): Promise<void> {
  await open(page, screen);
  await page.getByLabel(images.upload.name).fill(batch);
  await page.getByLabel(images.consent.agreed).check();
}

const ready = (page: Page, { images }: DashboardDictionary, count: number) =>
  expect(page.getByText(images.upload.states.ready, { exact: true })).toHaveCount(count, { timeout: 30_000 });

const send = (page: Page, { images }: DashboardDictionary, count: number) =>
  page.getByRole("button", { name: fill(images.upload.send, { count }), exact: true }).click();

const done = (page: Page, { images }: DashboardDictionary, count: number) =>
  expect(page.getByText(`${fill(images.upload.done, { count })} ${images.upload.allShown}`)).toBeVisible({
    timeout: 60_000,
  });

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

test("pictures chosen, dropped or pasted into one queue of two tabs are stored once each, with the batch's fields", async ({
  page,
  context,
  request,
  dashboardWords: t,
}) => {
  const { upload, fields, consent } = t.images;
  await enter(page, account);
  await begin(page, t);
  await page.getByText(upload.more, { exact: true }).click();
  await page.getByRole("button", { name: upload.yesterday, exact: true }).click();
  const other = await context.newPage();
  await open(other, screen);
  await page.locator("input[type=file]").setInputFiles(await phonePhotos(1));
  await ready(page, t, 1);
  expect(await give(page, "drop", "dropped.jpg")).toBe(true);
  await ready(page, t, 2);
  expect(await give(page, "paste", "pasted.jpg")).toBe(true);
  await ready(page, t, 3);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Words");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await ready(other, t, 3);
  await send(other, t, 3);
  for (const tab of [page, other]) await done(tab, t, 3);

  const records = await stored(request);
  expect(records.map(({ name }) => name).sort()).toEqual([1, 2, 3].map((each) => `${batch} ${each}`));
  expect(records.find(({ name }) => name === `${batch} 1`)?.photo).toMatchObject(photoSize);
  for (const { title, date, createdAt } of records) {
    expect(title).toBe("EVENTS");
    expect(new Date(date).getTime()).toBeLessThan(new Date(createdAt).getTime());
  }
  await page.getByRole("link", { name: upload.see, exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: batch }).first()).toBeVisible();
  await expect(other.getByLabel(fields.title, { exact: true })).toHaveValue("EVENTS");
  await expect(other.getByLabel(consent.agreed)).not.toBeChecked();
  await other.getByRole("button", { name: upload.clear, exact: true }).click();
  await expect(other.getByText(`${batch} 1`, { exact: true })).toHaveCount(0);
});

test("a picture that is here already, or chosen twice, is named before it is sent", async ({
  page,
  dashboardWords: t,
}) => {
  const { alike, pages } = t.images;
  const photo = await scenePhoto();
  await enter(page, account);
  await begin(page, t);
  await page.locator("input[type=file]").setInputFiles(photo);
  await ready(page, t, 1);
  await page.locator("input[type=file]").setInputFiles(photo);
  await ready(page, t, 2);
  await expect(page.getByText(alike.twice, { exact: true })).toHaveCount(1);
  await expect(page.getByText(alike.here)).toHaveCount(0);
  await send(page, t, 2);
  await done(page, t, 2);

  await open(page, "/dashboard?page=GALLERY&add=true");
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  await form.locator("input[type=file]").setInputFiles(photo);
  const known = fill(alike.name, { name: `${batch} 1`, page: pages.GALLERY });
  // Both of the stored ones look the same.
  await expect(form.getByText(known).or(form.getByText(known.replace(" 1”", " 2”")))).toBeVisible();
});

test("pictures whose file names say nothing are sent once somebody has said what they show", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { upload } = t.images;
  await enter(page, account);
  await open(page, screen);
  await page.getByLabel(t.images.consent.agreed).check();
  await page.locator("input[type=file]").setInputFiles(await phonePhotos(2));
  await ready(page, t, 2);
  await send(page, t, 2);
  await expect(page.getByText(t.errors.issue.name_required)).toBeVisible();
  await expect(page.getByLabel(upload.name)).toBeFocused();
  await page.getByLabel(upload.name).fill(batch);
  await page.getByLabel(upload.nameSwahili).fill("Mavuno");
  await send(page, t, 2);
  await done(page, t, 2);
  const gallery = await (await request.get("/gallery?lang=sw")).text();
  for (const name of ["Mavuno 1", "Mavuno 2"]) expect(gallery).toContain(name);
});

test("a file that is no picture fails alone, and pictures can be removed from the queue", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { upload } = t.images;
  const field = page.locator("input[type=file]");
  await enter(page, account);
  await begin(page, t);
  await field.setInputFiles([...(await phonePhotos(1)), await brokenPhoto()]);
  await expect(page.getByText(upload.states.unopened, { exact: true })).toBeVisible();
  await ready(page, t, 1);
  await send(page, t, 2);
  const said = page.getByRole("status").filter({ hasText: fill(upload.partly, { stored: 1, failed: 1 }) });
  await expect(said).not.toHaveCount(0);
  await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(t.errors.failure.picture_type)).toBeVisible();
  const broken = `${batch} 2`;
  await expect(page.getByRole("button", { name: fill(upload.retryOne, { name: broken }) })).toHaveCount(0);
  expect(await stored(request)).toHaveLength(1);
  await page.getByRole("button", { name: fill(upload.takeOut, { name: broken }), exact: true }).click();
  await expect(page.getByText(fill(upload.takenOut, { name: broken }), { exact: true })).toBeVisible();

  await field.setInputFiles(await phonePhotos(2));
  await ready(page, t, 2);
  await page.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
  const asking = page.getByRole("alertdialog", { name: upload.takeAllOut });
  await expect(asking.getByText(upload.takeAllOutConfirm)).toBeVisible();
  await expect(asking.getByRole("button", { name: t.dashboard.cancel, exact: true })).toBeFocused();
  await asking.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
  await ready(page, t, 0);
  complaints.length = 0;
});
