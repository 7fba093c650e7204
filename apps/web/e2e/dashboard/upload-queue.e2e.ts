import type { APIRequestContext, Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { test } from "../support/own-server.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, type TestUser } from "../support/users.ts";

const screen = "/dashboard?page=GALLERY&task=upload";
const upload = "**/api/v1/files/image";

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

const stored = async (request: APIRequestContext): Promise<FileRecord[]> =>
  (await (await request.get("/api/v1/files/page/GALLERY")).json()).filter(({ name }: FileRecord) =>
    name.startsWith(batch),
  );

const photos = (number: number) => phonePhotos(test.info().outputPath("photos"), number);

/** Opens the queue with the fields that all pictures share. */
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

test("pictures wait while the server's disk is full, also on /users, and are sent once there is room", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  let refusals = 0;
  await page.route(upload, (route) => {
    refusals += 1;
    return route.fulfill({ status: 507, json: { code: "disk_full", message: "The disk is full." } });
  });
  await enter(page, account);
  await begin(page, t);
  await page.locator("input[type=file]").setInputFiles(await photos(2));
  await ready(page, t, 2);
  await send(page, t, 2);
  await expect.poll(() => refusals, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(page.getByText(t.images.upload.states.waiting, { exact: true })).not.toHaveCount(0);
  await expect(page.getByText(t.images.upload.states.failed, { exact: true })).toHaveCount(0);

  await open(page, "/users");
  const progress = { name: fill(t.images.upload.sum, { stored: 0, count: 2 }), exact: true };
  await expect(page.getByRole("banner").getByRole("link", progress)).toBeVisible();
  expect(await stored(request)).toEqual([]);
  await page.unroute(upload);
  await open(page, "/users");
  await done(page, t, 2);
  expect(await stored(request)).toHaveLength(2);
  // The requests were refused on purpose; the console reports them.
  complaints.length = 0;
});

test("two tabs show one queue, and send each picture once", async ({ page, context, request, dashboardWords: t }) => {
  await enter(page, account);
  await begin(page, t);
  const other = await context.newPage();
  await open(other, screen);
  await page.locator("input[type=file]").setInputFiles(await photos(3));
  await ready(other, t, 3);
  await send(other, t, 3);
  for (const tab of [page, other]) await done(tab, t, 3);
  expect((await stored(request)).map(({ name }) => name).sort()).toEqual([1, 2, 3].map((each) => `${batch} ${each}`));
});

test("dropped or pasted pictures join the queue, and pasted text does not", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  await enter(page, account);
  await begin(page, t);
  const give = (event: "drop" | "paste", name: string) =>
    page.evaluate(
      async ([type, fileName]) => {
        const canvas = new OffscreenCanvas(320, 240);
        canvas.getContext("2d")?.fillRect(0, 0, type === "drop" ? 160 : 320, 240);
        const data = new DataTransfer();
        data.items.add(
          new File([await canvas.convertToBlob({ type: "image/jpeg" })], fileName, { type: "image/jpeg" }),
        );
        const given =
          type === "drop"
            ? new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true });
        // Without `preventDefault` the browser would replace the page with the dropped picture.
        return !document.body.dispatchEvent(given);
      },
      [event, name] as const,
    );
  expect(await give("drop", "dropped.jpg")).toBe(true);
  await ready(page, t, 1);
  expect(await give("paste", "pasted.jpg")).toBe(true);
  await ready(page, t, 2);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Words");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await ready(page, t, 2);
  await send(page, t, 2);
  await done(page, t, 2);
  expect(await stored(request)).toHaveLength(2);
});
