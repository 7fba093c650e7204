import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { button, cards, expect, open, press, test } from "../support/site.ts";
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

/** Waits until each text but `missing` is the complete text of a heading, a label, a button or an option. */
async function expectTexts(page: Page, texts: readonly string[], missing: readonly string[] = []): Promise<void> {
  const absent = async () => {
    const screen = await readScreen(page);
    return texts.filter((text) => !screen.includes(text));
  };
  await expect.poll(absent, { timeout: 10_000 }).toEqual(missing);
}

// docs/specification.md gives the texts word for word, in English, with their case.
const pages = ["HOME", "ABOUT", "NEWS", "ALUMNI", "GALLERY", "ORGANIZATION", "SEMINARIAN", "WAWATA"];
const filters = ["ALUMNI", "GALLERY", "ORGANIZATION", "NEWS", "HOME", "SEMINARIANS", "WAWATA", "ALL"];
const skills = ["TECHNICAL SKILLS", "PERFORMANCE", "SKILLS", "INNOVATION", "DEVELOPMENT", "100%", "75%", "85%", "95%"];
const required = ["Name is required", "Phone number is required", "Email is required"];

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("the login shows the documented texts word for word", async ({ page }) => {
  const texts = ["Login to Visiga Website", "Email", "Password", "Login", "Dark Mode", "Light Mode"];
  await open(page, "/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login to Visiga Website");
  // Both labels of the theme are in the document, and one is visible.
  await expectTexts(page, texts, ["Light Mode"]);
  await button(page, "Dark Mode").click();
  await expectTexts(page, texts, ["Dark Mode"]);
});

test("every documented text behind the login appears on its screen word for word", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const openList = async (path: string) => {
    await open(page, path);
    await expect(cards(page).first()).toBeVisible();
  };
  const pressFirst = (name: RegExp) => page.getByRole("button", { name }).first().click();
  const expectFields = async (...labels: string[]) => {
    for (const label of labels) await expect(field(label)).toBeVisible();
  };
  const expectOptions = (label: string, options: string[]) =>
    expect(field(label).locator("option:not([value=''])")).toHaveText(options);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  };

  await enter(page, administrator);
  await openList("/dashboard");
  await expectTexts(page, ["Dashboard", "Images", "Users", "Visiga Website", "Logout", "Dark Mode", "ADD image"]);
  await expectTexts(page, [...filters, ...skills]);
  await pressFirst(/^Edit “/);
  await expectTexts(page, ["Edit Information"]);
  await expectOptions("Page", pages);
  await close();
  await pressFirst(/^Delete “/);
  await expectTexts(page, ["Are you sure you want to delete this item?"]);
  await close();

  // The tab of a page would preselect the page.
  await openList("/dashboard?page=ALL");
  await press(page, "ADD image");
  await button(dialog, "Save").click();
  await expectTexts(page, ["Add New Information", "Name", "Title", "Page"]);
  await expectTexts(page, ["Name is required", "Title is required", "Page is required"]);
  await expectFields("Name", "Title", "Page");
  await expectOptions("Page", pages);
  await close();

  await openList("/dashboard?tab=users");
  await expectTexts(page, ["Users", "ADD USER", "id", "Email", "Phone number", "ACTIVE"]);
  await press(page, "ADD USER");
  await button(dialog, "Register").click();
  await expectTexts(page, ["Register New User", ...required]);
  await expectFields("Name", "Phone number", "Email");
  await close();
  await pressFirst(/^Edit /);
  for (const label of ["Name", "Phone number (optional)", "Email"]) await field(label).fill("");
  await button(dialog, "Save").click();
  await expectTexts(page, ["Edit User", "Name is required", "Email is required"]);
  await expectOptions("Role", [
    "USER: manages pictures and removal requests, and sees the phone numbers of people who ask",
    "ADMIN: manages everything: pictures, users, texts, backups",
  ]);
  await expectOptions("Status", ["ACTIVE", "INACTIVE"]);
  await close();
  await pressFirst(/^Delete /);
  await expectTexts(page, ["Are you sure you want to delete this user?"]);
  await close();
  await page.getByRole("searchbox").fill("nobody of this name");
  await expectTexts(page, ["No users found."]);

  await openList("/users");
  await press(page, "ADD USER");
  await button(dialog, "Register").click();
  await expectTexts(page, ["Users", "Add User", ...required]);
});
