import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackupRun } from "@visiga/contracts/backups";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";

test("backups are shown and downloaded, and the log records it", async ({
  page,
  ownServer,
  t: words,
  dashboardWords,
}) => {
  const { backups, dashboard, errors, securityLog } = dashboardWords;
  const { encryption, paper } = backups;
  await open(page, "/dashboard?tab=backups");
  const card = page.getByRole("region", { name: dashboard.tabs.backups });
  await expect(card.getByText(backups.noneMade)).toBeVisible();
  await expect(card.getByText(backups.noneVerified)).toBeVisible();
  await expect(card.getByRole("button", { name: backups.download })).toHaveCount(0);

  const folder = join(ownServer.dataDir, "backups");
  const name = "visiga-2026-03-10T23-00-00Z.tar";
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), "x".repeat(4_200_000));
  await page.reload();
  const made = fill(backups.made, {
    day: formatDay("2026-03-10T23:00:00Z", "en"),
    time: formatTime("2026-03-10T23:00:00Z", "en"),
    size: fill(words.saver.megabytes, { size: formatNumber(4.2, "en") }),
  });
  await expect(card.getByText(made)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: backups.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  expect(await readFile(await download.path())).toHaveLength(4_200_000);
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: encryption.download }).click();
  const dialog = page.getByRole("dialog", { name: paper.title });
  const sheet = dialog.getByRole("region", { name: paper.sheet });
  const passphrase = dialog.getByRole("textbox", { name: encryption.passphrase });
  await expect(sheet.getByText(await passphrase.inputValue())).toBeVisible();
  await passphrase.fill("two words");
  await button(dialog, encryption.submit).click();
  await expect(dialog.getByText(errors.issue.passphrase_too_short)).toBeVisible();
  await passphrase.fill("four words of mine");
  await expect(sheet.getByText("four words of mine")).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  const encrypting = page.waitForEvent("download");
  await button(dialog, encryption.submit).click();
  const encrypted = await encrypting;
  expect(encrypted.suggestedFilename()).toBe(`${name}.age`);
  const start = (await readFile(await encrypted.path())).subarray(0, 40).toString();
  expect(start).toMatch(/^age-encryption\.org\/v1\n-> scrypt/);
  await expect(dialog).toBeHidden();
  await open(page, "/dashboard?tab=activity");
  await button(page, securityLog.title).click();
  const downloaded = `${securityLog.kinds.backupDownloaded}: ${name}`;
  await expect(page.getByRole("listitem").filter({ hasText: downloaded })).toHaveCount(2);
  await rm(folder, { recursive: true });
});

test("a backup is made at once, with its progress and its end, also where the server stopped", async ({
  page,
  ownServer,
  dashboardWords,
}) => {
  const { backups, dashboard } = dashboardWords;
  let run: Partial<BackupRun> | undefined;
  await page.route("**/api/trpc/*backups.status*", async (route) => {
    const response = await route.fetch();
    const [names = ""] = new URL(route.request().url()).pathname.split("/").slice(-1);
    const json = await response.json();
    const { data } = json[names.split(",").indexOf("backups.status")].result;
    if (run) data.run = { name: "visiga.tar", startedAt: "2026-03-10T23:00:00Z", outcome: null, ...run };
    await route.fulfill({ response, json });
  });
  const card = page.getByRole("region", { name: dashboard.tabs.backups });
  const moment = { day: formatDay("2026-03-10T23:00:00Z", "en"), time: formatTime("2026-03-10T23:00:00Z", "en") };

  run = { step: "pictures", done: 120, of: 1340 };
  await open(page, "/dashboard?tab=backups");
  await expect(card.getByText(fill(backups.now.progress.pictures, { done: "120", of: "1,340" }))).toBeVisible();
  await expect(card.getByRole("progressbar", { name: backups.now.steps.pictures })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  run = { step: "pictures", done: 120, of: 1340, outcome: "interrupted" };
  await expect(card.getByText(fill(backups.now.interrupted, moment))).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  run = undefined;
  await page.reload();
  await expect(card.getByText(backups.noneMade)).toBeVisible();
  await card.getByRole("button", { name: backups.now.make }).click();
  const folder = join(ownServer.dataDir, "backups");
  const [end = ""] = fill(backups.now.made, { day: "", time: "", size: "\n" }).split("\n").slice(-1);
  await expect(card.getByText(end).last()).toBeVisible();
  await card.getByText(fill(backups.all.title, { count: 1 })).click();
  const [name = ""] = await readdir(folder);
  await expect(card.getByText(name)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await rm(folder, { recursive: true });
});
