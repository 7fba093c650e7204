import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-server.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

test("an administrator sees when the last backup was made and downloads it, and the log records the download", async ({
  page,
  ownServer,
  dashboardWords: { backups, images, securityLog },
}) => {
  await enter(page, administrator);
  await open(page, "/dashboard?tab=backups");
  const card = page.getByRole("region", { name: backups.title });
  await expect(card.getByText(backups.noneMade)).toBeVisible();
  await expect(card.getByText(backups.noneVerified)).toBeVisible();
  await expect(card.getByRole("button", { name: backups.download })).toHaveCount(0);

  const folder = join(ownServer.dataDir, "backups");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "visiga-2026-03-10T23-00-00Z.tar"), "x".repeat(4_200_000));
  await page.reload();
  const made = fill(backups.made, {
    day: formatDay("2026-03-10T23:00:00Z", "en"),
    time: formatTime("2026-03-10T23:00:00Z", "en"),
    size: fill(images.weight.megabytes, { size: formatNumber(4.2, "en") }),
  });
  await expect(card.getByText(made)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await screenFindings(page)).toEqual([]);

  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: backups.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("visiga-2026-03-10T23-00-00Z.tar");
  expect(await readFile(await download.path())).toHaveLength(4_200_000);
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: backups.encryption.download }).click();
  const dialog = page.getByRole("dialog", { name: backups.encryption.download });
  await expect(dialog.getByText(backups.encryption.lead)).toBeVisible();
  const passphrase = dialog.getByRole("textbox", { name: backups.encryption.passphrase, exact: true });
  const again = dialog.getByRole("textbox", { name: backups.encryption.again });
  await passphrase.fill("four words of mine");
  await again.fill("four words of yours");
  await dialog.getByRole("button", { name: backups.encryption.submit }).click();
  await expect(dialog.getByText(backups.encryption.different)).toBeVisible();
  await again.fill("four words of mine");
  expect(await screenFindings(page)).toEqual([]);
  const encrypting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: backups.encryption.submit }).click();
  const encrypted = await encrypting;
  expect(encrypted.suggestedFilename()).toBe("visiga-2026-03-10T23-00-00Z.tar.age");
  const start = (await readFile(await encrypted.path())).subarray(0, 40).toString();
  expect(start).toMatch(/^age-encryption\.org\/v1\n-> scrypt/);
  await expect(dialog).toBeHidden();
  await open(page, "/dashboard?tab=activity");
  await page.getByRole("button", { name: securityLog.title, exact: true }).click();
  const downloaded = `${securityLog.kinds.backupDownloaded}: ${download.suggestedFilename()}`;
  await expect(page.getByRole("listitem").filter({ hasText: downloaded })).toHaveCount(2);
  await rm(folder, { recursive: true });
});
