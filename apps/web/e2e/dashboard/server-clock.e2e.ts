import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-server.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";
import { createUser, enter } from "../support/users.ts";

for (const language of ["en", "sw"] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 780 } });

    test("an administrator is asked whether a clock that has jumped is right, and others are not", async ({
      page,
      request,
      ownServer,
      dashboardWords: { dashboard },
    }) => {
      const { clock } = dashboard;
      // A server whose clock was behind, which the network cannot confirm.
      await writeFile(join(ownServer.dataDir, "clock"), "2026-01-05T06:05:00.000Z behind\n");
      await enter(page, await createUser(request, "No administrator"));
      await open(page, "/dashboard");
      await expect(button(page, dashboard.menu)).toBeVisible();
      await expect(button(page, clock.confirm)).toBeHidden();
      await enter(page, administrator);
      await open(page, "/dashboard");
      await expect(page.getByText(/2026, 09:05/)).toBeVisible();
      expect(await screenFindings(page)).toEqual([]);
      await button(page, clock.confirm).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(clock.confirmed)).toBeVisible();
      await expect(button(page, clock.confirm)).toBeHidden();
      await open(page, "/dashboard?tab=today");
      await expect(button(page, clock.confirm)).toBeHidden();
    });
  });
