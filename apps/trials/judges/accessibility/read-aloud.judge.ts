import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { administrator } from "@visiga/testing/server-process";
import { test } from "@visiga/web/e2e/support/own-server.ts";
import { expect, open, press } from "@visiga/web/e2e/support/site.ts";
import { enter } from "@visiga/web/e2e/support/users.ts";
import { faultsIn, missingFrom, readAloud } from "./read-aloud.ts";

/** Reads a part of the page: everything has a name, and these phrases are heard in this order. */
async function hear(page: Page, within: string, ...phrases: string[]): Promise<void> {
  const said = await readAloud(page, within);
  expect.soft(faultsIn(said)).toEqual([]);
  expect(missingFrom(said, phrases), said.join("\n")).toEqual([]);
}

for (const language of languages) {
  test.describe(`a screen reader in ${language} says`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("the landmarks and headings of the home page in order", async ({ page, words: { navbar, home, title } }) => {
      await open(page, "/");
      const [skip, first, ...headings] = [
        `link, ${navbar.skip}`,
        `heading, ${title.full}, level 1`,
        ...[home.news.title, home.films.title].map((name) => `heading, ${name}, level 2`),
      ];
      const landmarks = ["banner", `navigation, ${navbar.mainMenu}`, "main"];
      const parents = `navigation, ${navbar.parents.label}`;
      await hear(page, "body", skip, ...landmarks, first, parents, ...headings, "contentinfo");
    });

    test("the fees as a table with the sums in their rows", async ({ page, words: { joining } }) => {
      await open(page, "/joining?level=o-level");
      const heads = [joining.fee, joining.cost].map((name) => `columnheader, ${name}`);
      const parts = [joining.payments.title, joining.things, joining.reporting.title];
      const headings = parts.map((name) => `heading, ${name}, level 2`);
      await hear(page, "main", `heading, ${joining.title}, level 1`, "table", ...heads, "end of table", ...headings);
    });

    test("a picture of the gallery with its text, and asks for its removal", async ({ page, words }) => {
      const { gallery, removal } = words;
      await open(page, "/gallery");
      await hear(page, "main", `heading, ${gallery.title}, level 1`, `navigation, ${gallery.category}`, "list");
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      const picture = page.getByRole("dialog", { name: gallery.fullSize.label }).getByRole("img");
      await expect(picture).toBeVisible();
      const image = `image, ${await picture.getAttribute("alt")}`;
      await hear(page, "dialog[open]", `dialog, ${gallery.fullSize.label}`, image, `link, ${removal.link}`);
      await page.getByRole("link", { name: removal.link }).click();
      await expect(page.getByRole("button", { name: removal.send, exact: true })).toBeVisible();
      const telephone = `${removal.telephone} ${removal.optional}`;
      await hear(page, "main", `heading, ${removal.title}, level 1`, `button, ${removal.send}`, telephone, image);
      await press(page, removal.send);
      await expect(page.getByRole("heading", { name: removal.sentTitle })).toBeVisible();
      await hear(page, "main", `heading, ${removal.sentTitle}, level 1`, removal.sent);
    });

    test("what is wrong at the login and in the form of a new picture", async ({ page, dashboardWords: t }) => {
      const { email_required, name_required } = t.errors.issue;
      await open(page, "/login");
      await press(page, t.login.submit);
      await expect(page.getByText(email_required)).toBeVisible();
      const email = `textbox, ${t.users.fields.email}, ${email_required}, invalid, required`;
      await hear(page, "body", `heading, ${t.login.title}, level 1`, email, `button, ${t.login.submit}`);
      await enter(page, administrator);
      await open(page, "/dashboard?page=GALLERY");
      await press(page, t.images.add);
      await press(page, t.dashboard.save);
      await expect(page.getByText(name_required)).toBeVisible();
      const { nameSw, name } = t.images.fields;
      const field = `textbox, ${language === "sw" ? nameSw : name}, ${name_required}, invalid, required`;
      await hear(page, "dialog[open]", `dialog, ${t.images.form.addTitle}`, field, `button, ${t.dashboard.save}`);
    });
  });
}

test("a control without a name and a skipped level of headings are faults", async ({ page }) => {
  await page.setContent("<main><h1>A page</h1><h3>A part</h3><button aria-expanded=true></button></main>");
  expect(faultsIn(await readAloud(page))).toEqual(["button, expanded", "heading, A part, level 3"]);
});
