import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";

test.describe("on a phone, in Swahili", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a parent finds the conditions of A-level by search", async ({ page, t }) => {
    await open(page, "/");
    await page.getByRole("button", { name: t.navbar.search.open, exact: true }).tap();
    const menu = page.getByRole("dialog", { name: t.navbar.menu });
    await expect(menu.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("kidato cha tano masharti");
    await menu.getByRole("option", { name: t.search.aLevelAdmission.title }).tap();
    await expect(page).toHaveURL(/\/a-level-admission$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.admissionAlevel.title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const { condition1, condition2, condition3, condition4 } = t.admissionAlevel;
    for (const { title, note } of [condition1, condition2, condition3, condition4]) {
      const condition = page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: note });
      await expect(condition).toBeVisible();
    }
    const call = page.getByRole("article").getByRole("link", { name: t.admission.call });
    await expect(call).toHaveAttribute("href", "tel:+255700000002");
  });

  test("swipes browse the gallery full size, and at 320 px its arrows have a row of their own", async ({
    page,
    t: { gallery, removal },
  }) => {
    const { fullSize } = gallery;
    await open(page, "/gallery");
    const tiles = page.getByRole("main").getByRole("listitem").getByRole("link");
    await tiles.nth(1).tap();
    const view = page.getByRole("dialog", { name: fullSize.label });
    await expect(position(view, fullSize.position, 2)).toBeVisible();
    await swipe(page, { from: 300, to: 60 });
    await expect(position(view, fullSize.position, 3)).toBeVisible();
    await swipe(page, { from: 60, to: 300 });
    await expect(position(view, fullSize.position, 2)).toBeVisible();
    await swipe(page, { from: 200, to: 170 });
    await expect(position(view, fullSize.position, 2)).toBeVisible();

    await page.setViewportSize({ width: 320, height: 576 });
    const [previous, next, ask] = await Promise.all([
      view.getByRole("button", { name: fullSize.previous }).boundingBox(),
      view.getByRole("button", { name: fullSize.next }).boundingBox(),
      view.getByRole("link", { name: removal.link }).boundingBox(),
    ]);
    expect(previous?.y).toBe(next?.y);
    expect(previous?.y).toBeGreaterThanOrEqual((ask?.y ?? Number.NaN) + (ask?.height ?? 0));
    await page.goBack();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
  });
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the menu can be used by keyboard alone", async ({ page, t: { navbar, alevel } }) => {
    const { "about-us": aboutUs, services } = navbar.groups;
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    await open(page, "/");
    const button = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
    const menu = page.getByRole("banner").getByRole("navigation", { name: navbar.mainMenu });
    const link = (name: string) => menu.getByRole("link", { name, exact: true });

    await press("Tab");
    await expect(page.getByRole("link", { name: navbar.skip })).toBeFocused();
    await expect(page.getByRole("link", { name: navbar.skip })).toBeInViewport();
    const isFocused = () => button(aboutUs).evaluate((one) => one === document.activeElement);
    for (let step = 0; step < 12 && !(await isFocused()); step++) await press("Tab");
    await expect(button(aboutUs)).toBeFocused();
    await expect(button(aboutUs)).toHaveAttribute("aria-expanded", "false");

    await press("ArrowDown");
    await expect(link(navbar.pages.aboutUs)).toBeFocused();
    await expect(button(aboutUs)).toHaveAttribute("aria-expanded", "true");
    await press("ArrowDown");
    await expect(link(navbar.pages.msg)).toBeFocused();
    await press("End");
    await expect(link(navbar.pages.organization)).toBeFocused();
    await press("Escape");
    await expect(button(aboutUs)).toBeFocused();
    await expect(link(navbar.pages.msg)).toBeHidden();

    await press("ArrowRight");
    await expect(button(services)).toBeFocused();
    await press("Enter");
    await expect(button(services)).toHaveAttribute("aria-expanded", "true");
    await press("Tab");
    await expect(link(navbar.pages.oLevel)).toBeFocused();
    await press("ArrowDown", "Enter");
    await expect(page).toHaveURL(/\/a-level$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(alevel.title);
    await expect(link(navbar.pages.oLevel)).toBeHidden();
  });

  test("arrow keys browse pictures full size, and closing returns to the last one", async ({
    page,
    t: { gallery },
  }) => {
    const { fullSize } = gallery;
    await open(page, "/gallery");
    const tiles = page.getByRole("main").getByRole("listitem").getByRole("link");
    const names = await tiles.locator("span").allTextContents();
    await tiles.first().focus();
    await page.keyboard.press("Enter");
    const view = page.getByRole("dialog", { name: fullSize.label });
    for (const [key, place] of [
      ["", 1],
      ["ArrowRight", 2],
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect(position(view, fullSize.position, place)).toBeVisible();
      await expect(view.getByRole("heading")).toHaveText(String(names[place - 1]));
    }
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(tiles.nth(1)).toBeFocused();
  });
});

function position(view: Locator, text: "{shown} of {total}", shown: number): Locator {
  const [before = "", between = ""] = text.split(/\{\w+\}/);
  return view.getByText(new RegExp(`^${before}${shown}${between}\\d+`));
}

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at((from + to) / 2) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(to) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
