import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "@visiga/contracts/languages";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/fresh-server.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("an administrator sees when the last backup was made and downloads it, and the log records the download", async ({
      page,
      freshServer,
      dashboardWords: { backups, images, securityLog },
    }) => {
      await enter(page, administrator);
      await open(page, "/dashboard?tab=backups");
      const card = page.getByRole("region", { name: backups.title });
      await expect(card.getByText(backups.noneMade)).toBeVisible();
      await expect(card.getByText(backups.noneVerified)).toBeVisible();
      await expect(card.getByRole("button")).toHaveCount(0);

      const folder = join(freshServer.dataDir, "backups");
      await mkdir(folder);
      await writeFile(join(folder, "visiga-2026-03-10T23-00-00Z.tar"), "x".repeat(4_200_000));
      await page.reload();
      const made = fill(backups.made, {
        day: formatDay("2026-03-10T23:00:00Z", language),
        time: formatTime("2026-03-10T23:00:00Z", language),
        size: fill(images.weight.megabytes, { size: formatNumber(4.2, language) }),
      });
      await expect(card.getByText(made)).toBeVisible();
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await findings(page)).toEqual([]);

      const downloading = page.waitForEvent("download");
      await card.getByRole("button", { name: backups.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("visiga-2026-03-10T23-00-00Z.tar");
      expect(await readFile(await download.path())).toHaveLength(4_200_000);
      await expect(card).toBeVisible();
      await open(page, "/dashboard?tab=activity");
      await page.getByRole("button", { name: securityLog.title, exact: true }).click();
      const downloaded = `${securityLog.kinds.backupDownloaded}: ${download.suggestedFilename()}`;
      await expect(page.getByRole("listitem").filter({ hasText: downloaded })).toBeVisible();
    });
  });
}
