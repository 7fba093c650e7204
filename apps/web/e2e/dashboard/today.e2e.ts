import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { logIn } from "../support/login-form.ts";
import { test } from "../support/own-server.ts";
import { addSample, removeLeftovers, removeWaitingEntries } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { startCopy } from "../support/server.ts";
import { button, expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: "reduce" } });
test.afterEach(async ({ request }) => removeLeftovers(request));

test("Today follows the documented tabs in the menu, and one tap opens each of its forms", async ({
  page,
  dashboardWords: t,
}) => {
  const { dashboard, today, images, site } = t;
  await enter(page, administrator);
  await open(page, "/dashboard");
  await button(page, dashboard.menu).click();
  const menu = page.getByRole("dialog", { name: dashboard.title }).getByRole("navigation");
  const first = [dashboard.tabs.images, dashboard.tabs.users, dashboard.tabs.today];
  for (const [index, name] of first.entries()) await expect(menu.getByRole("link").nth(index)).toHaveText(name);
  await menu.getByRole("link").nth(2).click();
  await expect(page.getByRole("heading", { level: 1, name: dashboard.tabs.today })).toBeVisible();
  await expect(page.getByText(today.waiting, { exact: true })).toBeVisible();

  const task = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  for (const name of Object.values(today.tasks)) {
    await expect(task(name)).toBeInViewport({ ratio: 1 });
    expect(await task(name).evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  }
  expect(await screenFindings(page)).toEqual([]);

  await task(today.tasks.news).click();
  const form = page.getByRole("dialog", { name: images.form.addTitle });
  await expect(form.getByLabel(images.fields.page)).toHaveValue("NEWS");
  await form.getByRole("button", { name: dashboard.cancel, exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\?page=NEWS$/);

  for (const [name, title] of [
    [today.tasks.pictures, images.upload.title],
    [today.tasks.fees, site.keys.fees],
    [today.tasks.date, site.keys.termDates],
    [today.tasks.announcement, site.keys.announcements],
  ] as const) {
    await open(page, "/dashboard?tab=today");
    await task(name).click();
    await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
  }
});

test("the tiles fill their rows on a phone, and stand in one row on a desktop", async ({ page }) => {
  await enter(page, administrator);
  await open(page, "/dashboard?tab=today");
  const tiles = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  const edges = () =>
    tiles.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
    );
  await expect(tiles).toHaveCount(5);
  const onPhone = await edges();
  expect(onPhone.at(-1)?.right).toBe(Math.max(...onPhone.map(({ right }) => right)));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(new Set((await edges()).map(({ top }) => top)).size).toBe(1);
});

test("a picture that waits is decided on its card, and its list is a tap away", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { consent, only } = t.images;
  const user = await createUser(request, "Today");
  const section = (title: string) => page.getByRole("region", { name: fill(title, { count: 1 }) });
  const settled = async (title: string, button: string) => {
    await section(title).getByRole("button", { name: button }).click();
    await expect(section(title)).toHaveCount(0);
  };
  await removeWaitingEntries(request);
  await enter(page, user);
  await open(page, "/dashboard?tab=today");
  await expect(page.getByText(t.today.nothing)).toBeVisible();
  // What only an administrator may do is not offered.
  await expect(page.getByRole("link", { name: t.today.tasks.news, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: t.today.tasks.fees, exact: true })).toHaveCount(0);

  await addSample(request, { name: "Not shown", page: "GALLERY", minors: true });
  await open(page, "/dashboard?tab=today");
  await expect(section(t.today.withoutConsent).getByRole("article")).toHaveCount(1);
  expect(await screenFindings(page)).toEqual([]);
  await section(t.today.withoutConsent).getByRole("link", { name: t.today.all }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(only.label)).toHaveValue("decide");
  await expect(page.getByRole("article")).toHaveCount(1);
  await addSample(request, { name: "Not said", page: "GALLERY", minors: null });
  await open(page, "/dashboard?tab=today");
  await settled(t.today.withoutConsent, fill(consent.agreedOne, { name: "Not shown" }));
  await settled(consent.unsaid, fill(consent.noneOne, { name: "Not said" }));
  await button(page, t.dashboard.notice.undo).click();
  await expect(section(consent.unsaid).getByRole("article")).toHaveCount(1);
  await removeLeftovers(request);
});

test("facts that are over or missing, and texts changed in one language, have their buttons", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { today, site } = t;
  const headers = await byAdministrator(request);
  const save = async (key: string, value: unknown) => {
    const { result } = await (await request.get("/api/trpc/site.entries", { headers })).json();
    const { version } = result.data.entries.find((each: { key: string }) => each.key === key) ?? { version: 0 };
    const answer = await request.post("/api/trpc/site.save", { headers, data: { key, value, version } });
    expect(answer.status()).toBe(200);
  };
  await save("admissionDueDate", "2026-01-31");
  await save("position", null);
  await save("motto", { en: "Pray and work", sw: "Sali na fanya kazi" });
  await save("motto", { en: "Pray and work every day", sw: "Sali na fanya kazi" });

  await enter(page, administrator);
  await open(page, "/dashboard?tab=today");
  const card = (name: string) => page.getByRole("region", { name });
  const due = fill(today.noneToCome, { name: site.keys.admissionDueDate });
  await expect(card(today.overdue).getByRole("link", { name: due })).toBeVisible();
  await expect(card(today.missing).getByRole("link", { name: site.keys.position })).toBeVisible();
  await expect(card(today.outdated)).toContainText(site.tags.englishLater);
  expect(await screenFindings(page)).toEqual([]);
  // Other tests of this server may have left other texts changed in one language.
  const motto = card(today.outdated).getByRole("listitem").filter({ hasText: site.keys.motto });
  await motto.getByRole("button", { name: site.stillRight.englishLater }).click();
  await expect(page.getByText(site.agree)).toBeVisible();
  await expect(motto).toHaveCount(0);
  await card(today.missing).getByRole("link", { name: site.keys.position }).click();
  await expect(page.getByRole("dialog", { name: site.keys.position })).toBeVisible();

  await open(page, "/dashboard?tab=today");
  const samples = page.getByRole("link", { name: new RegExp(`^${t.today.samples.replace("{count}", "\\d+")}`) });
  await samples.click();
  await expect(page.getByText(t.site.samples.lead)).toBeVisible();
});

const archive = `visiga-9.9.9-linux-${process.arch}.tar.gz`;
const withRelease = test.extend({
  baseURL: async ({}, use) => {
    const releases = createServer((_, response) => void response.end(`${"0a".repeat(32)}  ${archive}\n`)).listen(0);
    const RELEASE_SUMS_URL = `http://127.0.0.1:${(releases.address() as AddressInfo).port}/latest/SHA256SUMS`;
    const server = await startCopy(String(process.env.E2E_TEMPLATE), { RELEASE_SUMS_URL });
    await use(server.url);
    await server.stop();
    releases.close();
  },
});

withRelease(
  "an administrator reads of a newer release under Today, and its address under Backups",
  async ({ page, dashboardWords: { today, backups } }) => {
    await enter(page, administrator);
    const line = page.getByRole("link", { name: fill(today.release, { version: "9.9.9" }) });
    await expect(async () => {
      await open(page, "/dashboard?tab=today");
      await expect(line).toBeVisible();
    }).toPass();
    await line.click();
    await expect(page.getByRole("link", { name: `/latest/${archive}` })).toBeVisible();
    await expect(page.getByText(fill(backups.release.newer, { version: "9.9.9" }))).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
  },
);

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("users who chose so open the dashboard with Today, after a login and later", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const user = await createUser(request, "First screen");
    const choice = page.getByLabel(t.today.opens, { exact: true });
    const change = async () => {
      // The dashboard reads the choice again. A request that is pending at the logout is refused, and the browser logs it.
      const read = page.waitForResponse(/auth\.preferences/);
      await choice.press("Space");
      await read;
    };
    const logInAgain = async () => {
      await button(page, t.dashboard.logout).click();
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, t, user);
    };
    await open(page, "/login");
    await logIn(page, t, user);
    await expect(page).toHaveURL(/\/dashboard$/);
    await goTo(page, "/dashboard?tab=today", t.dashboard.tabs.today);
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
    await change();
    expect(await screenFindings(page)).toEqual([]);
    await logInAgain();
    await expect(page).toHaveURL(/\/dashboard\?tab=today$/);
    await expect(choice).toBeChecked();
    await open(page, "/");
    await page.goto("/dashboard");
    await expect(choice).toBeChecked();
    await expect(page).toHaveURL(/\/dashboard\?tab=today$/);
    // Images stays a click away, also when the phone loads the page again.
    await page.getByRole("link", { name: t.dashboard.tabs.images, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.dashboard.tabs.images })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: t.dashboard.tabs.images })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await open(page, "/dashboard?tab=today");
    await expect(choice).toBeEnabled();
    await change();
    await logInAgain();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
