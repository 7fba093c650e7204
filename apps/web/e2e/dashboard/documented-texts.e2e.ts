import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { documentedLogin, documentedScreens } from "../support/documented-dashboard-list.ts";
import { cards } from "../support/documented-screen.ts";
import { button, expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

/**
 * The complete text of each visible element and of each of its lines, with single spaces and the case of the source.
 */
function readScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim();
    const ownTexts = (element: Element) => {
      const runs = [""];
      for (const node of element.childNodes) {
        if (node instanceof Text) runs.push(`${runs.pop()}${node.data}`);
        else if (node instanceof Element) runs.push("");
      }
      return runs;
    };
    const visible = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const texts = visible.flatMap((element) => [element.textContent ?? "", ...ownTexts(element)]).map(plain);
    return [...new Set(texts.filter((text) => text.length < 400))];
  });
}

const missingWholes = (screen: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => !screen.includes(text));

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
