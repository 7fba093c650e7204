import type { Page } from "@playwright/test";
import { heicSample } from "@visiga/contracts/heic-sample";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { chosen, jpegOf } from "../support/chosen-files.ts";
import {
  answerForAll,
  backOnline,
  keep,
  keptBuilds,
  photos,
  share,
  storedOnDevice,
  test,
} from "../support/installed-dashboard.ts";
import { listed } from "../support/listed-files.ts";
import { logIn } from "../support/login-form.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { button, expect, open, press } from "../support/site.ts";
import { enter } from "../support/users.ts";

const inState = (page: Page, state: string, count: number) =>
  expect(page.getByText(state, { exact: true })).toHaveCount(count);

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ page, account }) => {
  await enter(page, account);
  await keep(page);
});

test("the dashboard can be installed, and then takes shared pictures and texts", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(String(data))).toMatchObject({
    id: "/dashboard",
    scope: "/dashboard",
    start_url: "/dashboard",
    short_name: "Visiga",
    share_target: { action: "/dashboard/share", method: "POST", enctype: "multipart/form-data" },
  });
});

test("pictures shared in flight mode wait, and are stored once when the network is back", async ({
  page,
  line,
  request,
  dashboardWords: t,
}) => {
  const { upload } = t.images;
  line.cut();
  await page.goto("/dashboard");
  await share(page, { files: await photos(2) });
  await inState(page, upload.states.ready, 2);
  await answerForAll(page, t, "Shared at sea", 2);
  await inState(page, upload.states.waiting, 2);
  expect(new URL(page.url()).pathname).toBe("/dashboard");

  line.mend();
  await backOnline(page);
  await expect(page.getByText(fill(upload.done, { count: 2 }))).toBeVisible({ timeout: 60_000 });
  const stored = (await listed(request, "GALLERY")).filter(({ name }) => name.startsWith("Shared at sea"));
  expect(stored.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: 2 }, (_, index) => `Shared at sea ${index + 1}`).sort(),
  );
  // An open page would miss the pictures.
  await page.close();
  for (const record of stored) await removeSample(request, record);
});

test("every tab opens without a network, and what is written stays", async ({ page, line, dashboardWords: t }) => {
  line.cut();
  for (const query of ["?tab=today", "?task=upload", "?page=NEWS&add=true"]) {
    await open(page, `/dashboard${query}`);
    await expect(page.getByRole("main").or(page.getByRole("dialog")).first()).toBeVisible();
  }
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  await form.getByRole("textbox").first().fill("Written in flight mode");
  await page.reload();
  await expect(form.getByRole("textbox").first()).toHaveValue("Written in flight mode");
});

test("a shared text opens as news, and adds to a draft without changing it", async ({ page, dashboardWords: t }) => {
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  /** What is in the fields, and the formatted text. */
  const written = () =>
    form.evaluate((dialog) => {
      const fields = dialog.querySelectorAll<HTMLInputElement>("input, textarea");
      return [...fields].map(({ value }) => value).join("\n") + dialog.textContent;
    });
  await share(page, { text: "Harvest feast\nWe thank all parents.\nhttps://example.org/feast" });
  await expect(form).toBeVisible();
  await expect.poll(written).toMatch(/Harvest feast[\s\S]*We thank all parents\./);
  await share(page, { title: "Second", url: "https://example.org/second" });
  await expect
    .poll(written)
    .toMatch(/Harvest feast[\s\S]*We thank all parents\.[\s\S]*Second[\s\S]*https:\/\/example\.org\/second/);
});

test("of shared files, each that is no usable picture says why", async ({
  page,
  dashboardWords: { images, errors },
  complaints,
}) => {
  const photo = await jpegOf("#336699");
  await share(page, {
    files: [
      chosen("IMG_1.jpg", photo),
      chosen("IMG_1 (copy).jpg", photo),
      chosen("VID_1.mp4", "\0\0\0\x18ftypmp42 and a film", "video/mp4"),
      chosen("Circular.pdf", "%PDF-1.7", "application/pdf"),
      chosen("IMG_2.jpg", ""),
      { name: "IMG_3.heic", mimeType: "image/heic", buffer: Buffer.from(heicSample, "base64") },
    ],
  });
  await inState(page, images.upload.states.ready, 2);
  await expect(page.getByText(images.alike.twice, { exact: true })).toHaveCount(1);
  await expect(page.getByText(errors.failure.picture_type)).toHaveCount(2);
  await expect(page.getByText(errors.failure.picture_unreadable)).toHaveCount(1);
  await expect(page.getByText(errors.failure.picture_heic)).toHaveCount(1);
  complaints.length = 0;
});

test("a share from which nothing arrived says so", async ({ page, dashboardWords: { images } }) => {
  await share(page, {});
  await expect(page.getByText(images.upload.notShared, { exact: true })).toBeVisible();
});

test("200 shared pictures wait in the queue", async ({ page, dashboardWords: { images } }) => {
  await share(page, { files: await photos(200) });
  await expect(page.getByText(fill(images.upload.total, { count: 200, stored: 0 }), { exact: true })).toBeVisible();
});

test("a logout leaves nothing on the device, and the next user sees nothing of it", async ({
  page,
  line,
  dashboardWords: t,
}) => {
  await share(page, { text: "For the news" });
  await page.waitForURL(/add=true/);
  await share(page, { files: await photos(3) });
  await inState(page, t.images.upload.states.ready, 3);
  await open(page, "/dashboard?tab=letters");
  await expect
    .poll(() => storedOnDevice(page))
    .toEqual(
      expect.arrayContaining(["drafts/drafts", "letters/pages", "session/user", "uploads/items", "uploads/pictures"]),
    );
  await press(page, t.dashboard.logout);
  await page.getByRole("alertdialog").getByRole("button", { name: t.dashboard.logout, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The server renders the login, so its form is not there before the page is loaded.
  await expect(page.getByLabel(t.login.password, { exact: true })).toBeVisible();
  await expect.poll(() => storedOnDevice(page)).toEqual([]);

  await share(page, { files: await photos(2) });
  await expect(page.getByText(t.login.shareFirst, { exact: true })).toBeVisible();
  expect(await storedOnDevice(page)).toEqual([]);
  await logIn(page, t, administrator);
  await page.waitForURL(/\/dashboard/);
  await open(page, "/dashboard?task=upload");
  await inState(page, t.images.upload.states.ready, 0);
  line.cut();
});

test("a logout that a killed browser has not ended is ended at the next start", async ({
  page,
  account,
  complaints,
  dashboardWords: t,
}) => {
  await share(page, { files: await photos(2) });
  await inState(page, t.images.upload.states.ready, 2);
  // As after the first step of a logout.
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        indexedDB.open("session").onsuccess = ({ target }) => {
          const transaction = (target as IDBOpenDBRequest).result.transaction("loggingOut", "readwrite");
          const token = localStorage.getItem("refreshToken");
          transaction.objectStore("loggingOut").put({ userId: id, token }, "user");
          transaction.oncomplete = () => resolve();
        };
      }),
    account.id,
  );
  await page.goto("/dashboard");
  await page.waitForURL(/not-found/);
  expect(await storedOnDevice(page)).toEqual([]);
  // The answer of /not-found.
  complaints.length = 0;
});

test("a new release replaces the cached dashboard before its API is asked", async ({
  page,
  line,
  dashboardWords: t,
}) => {
  const [before = ""] = await keptBuilds(page);
  const build = before.replace("dashboard-", "");
  line.cut();
  await open(page, "/dashboard");
  expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe("true");
  line.change((_, body) => body.replaceAll(build, "nextRelease"));
  line.asked.length = 0;
  line.mend();
  await backOnline(page);
  await expect.poll(() => keptBuilds(page).catch(() => []), { timeout: 50_000 }).toEqual(["dashboard-nextRelease"]);
  await expect(button(page, t.images.add)).toBeVisible();
  const asked = line.asked.map((path) => path.replace(/\?.*/, ""));
  expect(asked[0]).toBe("/dashboard-shell.json");
  expect(asked.findIndex((path) => path.startsWith("/api/"))).toBeGreaterThan(asked.indexOf("/dashboard"));
});

test("the worker of the public pages stores nothing of the dashboard", async ({ page }) => {
  await open(page, "/history");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await keep(page);
  await share(page, { files: await photos(1) });
  await open(page, "/users");
  const stored = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("dashboard-"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => /^\/(dashboard|users|login|api)/.test(path))).toEqual([]);
});
