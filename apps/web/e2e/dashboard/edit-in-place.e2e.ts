import { fill } from "@visiga/i18n/format";
import { test } from "../support/gallery-picture.ts";
import { saveAndClose } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, field, open } from "../support/site.ts";

const path = "/images?page=GALLERY";

test("a logged-in user edits in place in the picture library, and a visitor sees no sign of it", async ({
  page,
  browser,
  baseURL,
  t: { navbar },
  dashboardWords: t,
  record,
}) => {
  const { card, fields, form: words, library } = t.images;
  const pencil = fill(card.editOne, { name: record.name });
  const visitor = await browser.newPage({ baseURL: String(baseURL) });
  await open(visitor, path);
  await expect(visitor.getByRole("heading", { name: record.name })).toBeVisible();
  await expect(button(visitor, pencil)).toHaveCount(0);
  await expect(visitor.getByRole("link", { name: navbar.editPage })).toHaveCount(0);
  await expect(visitor.getByText(library.leadLoggedIn)).toBeHidden();
  await visitor.close();

  await open(page, path);
  await expect(page.getByText(library.leadLoggedIn)).toBeVisible();
  // Pictures may still be loading, so the screenshot hides them.
  const look = () => page.screenshot({ style: "img { visibility: hidden }" });
  const before = await look();
  const form = page.getByRole("dialog", { name: words.editTitle });
  await button(page, pencil).click();
  await button(form, t.dashboard.cancel).click();
  await expect(form).toBeHidden();
  await page.mouse.move(0, 0);
  // The focus is back on the pencil.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await look()).toEqual(before);
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);

  await button(page, pencil).click();
  await field(form, fields.name).fill(`${record.name}, in place`);
  expect(await screenFindings(page)).toEqual([]);
  await saveAndClose(form, t);
  await expect(page.getByRole("heading", { name: `${record.name}, in place` })).toBeVisible();
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("a failed editor loads on the next tap", async ({ page, t: words, complaints, dashboardWords: t, record }) => {
    const { card, consent, fields, form: labels, notice } = t.images;
    const swahili = "Jina la Kiswahili";
    const styles = "**/assets/edit-of-page-*.css";
    await open(page, path);
    await page.route(styles, (route) => route.abort());
    const pencil = button(page, fill(card.editOne, { name: record.name }));
    await pencil.click();
    await expect(page.getByText(words.common.unreachable)).toBeVisible();
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(2);
    complaints.length = 0;

    await page.unroute(styles);
    await pencil.dblclick();
    const form = page.getByRole("dialog", { name: labels.editTitle });
    await expect(form).toHaveCount(1);
    // On a slow phone the second tap of a double tap comes after the form, beside it.
    await page.mouse.move(2, 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await field(form, fields.nameSw).fill(swahili);
    await saveAndClose(page.getByRole("dialog"), t);
    const heading = page.getByRole("heading", { name: swahili });
    await expect(heading).toBeVisible();

    const said = page.getByRole("alertdialog");
    const hide = async () => {
      await button(page, fill(card.editOne, { name: swahili })).click();
      await form.getByRole("checkbox", { name: consent.minors }).check();
      await expect(form.getByText(consent.required)).toBeVisible();
      await button(form, t.dashboard.save).click();
      await expect(said).toContainText(fill(notice.hidden.withoutConsent, { name: swahili }));
    };
    await hide();
    expect(await screenFindings(page)).toEqual([]);
    await button(said, consent.none).click();
    await expect(said).toHaveCount(0);
    await expect(heading).toBeVisible();
    await hide();
    await button(said, t.dashboard.failure.ok).click();
    await expect(said).toHaveCount(0);
    await expect(heading).toHaveCount(0);
  });
});
