import { administrator } from "@visiga/testing/server-process";
import { overflows } from "../support/findings.ts";
import { showScreen, siteScreens, tabScreens } from "../support/screens.ts";
import { expect, open, press, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({
  language: "sw",
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

test("the login and its messages fit their window in Swahili", async ({ page, dashboardWords: t, complaints }) => {
  await open(page, "/set-password#spent");
  await expect(page.getByText(t.errors.issue.link_invalid)).toBeVisible();
  expect.soft(await overflows(page), "set-password").toEqual([]);
  await open(page, "/login");
  await press(page, t.login.submit);
  await expect(page.getByText(t.errors.issue.email_required)).toBeVisible();
  expect(await overflows(page), "login").toEqual([]);
  // The server refuses the link on purpose.
  complaints.length = 0;
});

for (const [part, screens] of [
  ["all tabs but the Site tab", tabScreens],
  ["the Site tab", siteScreens],
] as const) {
  test(`the screens of ${part} fit their window in Swahili`, async ({ page, dashboardWords: t }) => {
    await enter(page, administrator);
    for (const screen of screens) {
      await showScreen(page, t, screen);
      expect.soft(await overflows(page), screen.path).toEqual([]);
    }
  });
}
