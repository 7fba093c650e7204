import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { administrator, printedCode } from "@visiga/testing/server-process";
import { screenFindings } from "../support/screen-findings.ts";
import { backUp, removeFolder, type Server, startEmpty } from "../support/server.ts";
import { test as base, expect, open } from "../support/site.ts";
import { byAdministrator, enter } from "../support/users.ts";

interface NewMachine {
  /** A server without content. */
  machine: Server;
  /** Path of a backup of the sample site. */
  backup: string;
}

const test = base.extend<object, NewMachine>({
  backup: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "visiga-e2e-"));
      const archive = join(folder, "visiga.tar");
      await backUp(String(process.env.E2E_TEMPLATE), archive);
      await use(archive);
      await removeFolder(folder);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  machine: [
    async ({}, use) => {
      const server = await startEmpty();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ machine }, use) => use(machine.url),
});

async function choose(page: Page, { upload }: DashboardDictionary["restore"], backup: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: upload.choose }).click();
  await (await choosing).setFiles(backup);
}

test.use({ viewport: { width: 360, height: 780 } });
test.describe.configure({ mode: "serial", timeout: 180_000 });

test.describe("sw", () => {
  test.use({ language: "sw" });

  test("on a phone and a new machine, the printed code and a backup restore, over a broken line", async ({
    page,
    request,
    context,
    machine,
    backup,
    complaints,
    t: words,
    dashboardWords: { restore, errors },
  }) => {
    await open(page, "/restore");
    const code = printedCode(machine.output);
    const field = page.getByLabel(restore.code.label);
    await field.fill("abcd-efgh-ijkm-npqr-stuv");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(errors.failure.restore_key_invalid);
    expect(await screenFindings(page)).toEqual([]);
    await field.fill(code.toUpperCase());
    await page.getByRole("button", { name: restore.code.submit }).click();
    await expect(page.getByText(restore.stored.none)).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);

    const { size } = await stat(backup);
    const headers = { authorization: `Bearer ${code}` };
    const received = async () =>
      (await (await request.get("/restore/state", { headers })).json()).upload?.received ?? 0;
    const devtools = await context.newCDPSession(page);
    const setLine = (uploadThroughput: number, offline = false) =>
      devtools.send("Network.emulateNetworkConditions", {
        offline,
        latency: 20,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await devtools.send("Network.enable");
    await setLine(400_000);
    await choose(page, restore, backup);
    await expect.poll(received).toBeGreaterThan(0);
    expect(await received()).toBeLessThan(size);
    await setLine(0, true);
    await expect(page.getByText(restore.upload.waiting)).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await setLine(-1);

    await page.getByRole("button", { name: restore.upload.check }).click();
    await expect(page.getByRole("main").getByText(restore.checking).last()).toBeVisible();
    await expect(page.getByRole("heading", { name: restore.preview.title })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(administrator.email)).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole("link", { name: restore.confirm.submit }).click();
    await expect(page.getByText(restore.saved)).toHaveCount(2);
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole("button", { name: restore.confirm.submit }).click();
    await expect(page.getByText(restore.running)).toBeVisible();
    await expect(page.getByText(fill(restore.done.pages, { opens: 10, all: 10 }))).toBeVisible({ timeout: 90_000 });
    expect(await screenFindings(page)).toEqual([]);
    // The line that was lost, the wrong code and the server that was away.
    complaints.splice(0);

    await page.getByRole("link", { name: restore.done.login }).click();
    await enter(page, administrator);
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title.full);
    await open(page, "/restore");
    await expect(page.getByRole("alert")).toHaveText(errors.failure.restore_key_invalid);
    complaints.splice(0);
  });
});

test("an administrator opens the restore, and sees what undoing it or an older backup changes", async ({
  page,
  request,
  backup,
  complaints,
  dashboardWords: { restore, backups },
}) => {
  const otherSite = restore.preview.otherSite.split("{day}")[0] ?? "";
  await enter(page, administrator);
  await open(page, "/dashboard?tab=more");
  await page.getByRole("button", { name: backups.restore }).click();
  await expect(page).toHaveURL(/\/restore$/);
  // Of the restore before.
  await page.getByRole("link", { name: restore.done.back }).click();
  await expect(page.getByText(restore.done.backQuestion)).toBeVisible();
  await page.getByRole("button", { name: restore.done.back }).click();
  await expect(page.getByRole("heading", { name: restore.preview.title })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(otherSite)).toBeVisible();
  await page.getByRole("link", { name: restore.back }).click();
  await expect(page.getByRole("heading", { name: restore.stored.title })).toBeVisible();
  await expect(page.getByText(restore.stored.restorePoint)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  // Deleted since the backup, which is of this site.
  const [{ id, title }] = await (await request.get("/api/v1/files/page/NEWS")).json();
  await request.delete(`/api/v1/files/${id}`, { headers: await byAdministrator(request) });
  await choose(page, restore, backup);
  await page.getByRole("button", { name: restore.upload.check }).click();
  await expect(page.getByText(restore.preview.shown)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  await expect(page.getByText(otherSite)).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
