import { fill } from "@visiga/i18n/format";
import { test } from "../support/gallery-picture.ts";
import { save } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";

test.use({ list: "/images?page=GALLERY" });

test("a logged-in user can edit in place in the picture library, and a visitor sees no sign of it", async ({
  page,
  browser,
  baseURL,
  dashboardWords: t,
  record,
}) => {
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  const asVisitor = await visitor.newPage();
  await open(asVisitor, "/images?page=GALLERY");
  await expect(asVisitor.getByRole("heading", { name: record.name })).toBeVisible();
  const pencil = fill(t.images.card.editOne, { name: record.name });
  await expect(asVisitor.getByRole("button", { name: pencil })).toHaveCount(0);
  await expect(asVisitor.getByText(t.images.library.leadLoggedIn)).toBeHidden();
  await visitor.close();

  await expect(page.getByText(t.images.library.leadLoggedIn)).toBeVisible();
  // Pictures may still be loading, so the screenshot hides them.
  const look = () => page.screenshot({ style: "img { visibility: hidden }" });
  const before = await look();
  const form = page.getByRole("dialog", { name: t.images.form.editTitle });
  await page.getByRole("button", { name: pencil }).click();
  await form.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
  await expect(form).toBeHidden();
  await page.mouse.move(0, 0);
  // The focus is back on the pencil.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await look()).toEqual(before);
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);

  await page.getByRole("button", { name: pencil }).click();
  await form.getByLabel(t.images.fields.name, { exact: true }).fill(`${record.name}, in place`);
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: `${record.name}, in place` })).toBeVisible();
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("an editor that fails to load is reported and loaded by the next tap, the Swahili page shows the edited name, and a picture that gets hidden leaves the page", async ({
    page,
    words,
    complaints,
    dashboardWords: t,
    record,
  }) => {
    const swahili = "Jina la Kiswahili";
    const styles = "**/assets/edit-of-page-*.css";
    await page.route(styles, (route) => route.abort());
    const pencil = page.getByRole("button", { name: fill(t.images.card.editOne, { name: record.name }) });
    await pencil.click();
    await expect(page.getByText(words.common.unreachable)).toBeVisible();
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);
    complaints.length = 0;

    await page.unroute(styles);
    await pencil.dblclick();
    await expect(page.getByRole("dialog", { name: t.images.form.editTitle })).toHaveCount(1);
    const form = page.getByRole("dialog", { name: t.images.form.editTitle });
    await form.getByLabel(t.images.fields.nameSw, { exact: true }).fill(swahili);
    await save(form, t);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const heading = page.getByRole("heading", { name: swahili });
    await expect(heading).toBeVisible();

    const { consent, card, notice } = t.images;
    await page.getByRole("button", { name: fill(card.editOne, { name: swahili }) }).click();
    await form.getByRole("checkbox", { name: consent.minors }).check();
    await expect(form.getByText(consent.required)).toBeVisible();
    await save(form, t);
    const said = page.getByRole("alertdialog");
    await expect(said).toContainText(fill(notice.hidden.withoutConsent, { name: swahili }));
    await said.getByRole("button", { name: t.dashboard.failure.ok, exact: true }).click();
    await expect(said).toHaveCount(0);
    await expect(heading).toHaveCount(0);
  });
});
