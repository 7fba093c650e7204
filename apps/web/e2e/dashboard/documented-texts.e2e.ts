import { administrator } from "@visiga/testing/server-process";
import { documentedLogin, documentedScreens } from "../support/documented-dashboard-list.ts";
import { cards } from "../support/documented-screen.ts";
import { missingWholes, readScreen } from "../support/screen-texts.ts";
import { button, expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("every documented text behind the login appears on its screen word for word", async ({ page }) => {
  await open(page, documentedLogin.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login to Visiga Website");
  // Both labels of the theme are in the document, and one is visible.
  await expect
    .poll(async () => missingWholes(await readScreen(page), documentedLogin.texts ?? []))
    .toEqual(["Light Mode"]);
  await button(page, "Dark Mode").click();
  await expect
    .poll(async () => missingWholes(await readScreen(page), documentedLogin.texts ?? []))
    .toEqual(["Dark Mode"]);
  await button(page, "Light Mode").click();

  await enter(page, administrator);
  let shown = "";
  for (const { name, path, reach, texts = [], named = [], choices = {} } of documentedScreens) {
    if (path !== shown) await open(page, path);
    shown = path;
    await expect(cards(page).first(), name).toBeVisible();
    await reach?.(page);
    await expect
      .poll(async () => missingWholes(await readScreen(page), texts), { message: name, timeout: 10_000 })
      .toEqual([]);
    const field = (label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
    for (const label of named) await expect(field(label)).toBeVisible();
    for (const [label, values] of Object.entries(choices)) {
      await expect(field(label).locator("option:not([value=''])")).toHaveText([...values]);
    }
    if (reach) await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});
