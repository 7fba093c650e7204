import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { FilePage, FileRecord } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/own-server.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { addSample, removeLeftovers } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const toast = (page: Page, message: string) => page.getByRole("status").locator("> div").filter({ hasText: message });

const photo = async () => phonePhotos(test.info().outputPath("photos"), ["small"]);
const choose = async (form: Locator) => form.locator("input[type=file]").setInputFiles(await photo());

/** Names of the files that visitors see on a page. */
async function seen(request: APIRequestContext, page: FilePage): Promise<string[]> {
  const records: FileRecord[] = await (await request.get(`/api/v1/files/page/${page}`)).json();
  return records.map(({ name }) => name);
}

const save = (form: Locator, { images: t }: DashboardDictionary) =>
  form.getByRole("button", { name: t.form.save, exact: true }).click();

/** Opens the form for a new file and fills it in, but for its picture. */
async function startAdding(page: Page, { images: t }: DashboardDictionary, name: string, filePage: FilePage) {
  await page.getByRole("button", { name: t.add, exact: true }).click();
  const form = page.getByRole("dialog", { name: t.form.addTitle });
  await form.getByLabel(t.form.name, { exact: true }).fill(name);
  await form.getByLabel(t.form.title, { exact: true }).fill("EVENTS");
  await form.getByLabel(t.form.page, { exact: true }).selectOption(filePage);
  return form;
}

async function edit(page: Page, { images: t }: DashboardDictionary, name: string): Promise<Locator> {
  await card(page, name)
    .getByRole("button", { name: fill(t.card.editOne, { name }), exact: true })
    .click();
  return page.getByRole("dialog", { name: t.form.editTitle });
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });
    test.describe.configure({ timeout: 120_000 });

    test.beforeEach(async ({ page }) => enter(page, administrator));
    test.afterEach(async ({ request }) => removeLeftovers(request));

    test("a picture added where pupils appear is stored and not shown until somebody says that none can be recognised", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent, notice } = t.images;
      const name = `Hand one ${language}`;
      await open(page, "/dashboard?page=GALLERY");
      const form = await startAdding(page, t, name, "ALUMNI");
      const minors = form.getByRole("checkbox", { name: consent.minors });
      await expect(form.getByText(t.images.form.titleHint)).toBeVisible();
      await expect(minors).toHaveCount(0);
      await choose(form);
      await expect(minors).not.toBeChecked();
      await form.getByLabel(t.images.form.title, { exact: true }).fill("games");
      await expect(minors).toBeChecked();
      await form.getByLabel(t.images.form.title, { exact: true }).fill("EVENTS");
      await form.getByLabel(t.images.form.page, { exact: true }).selectOption("GALLERY");
      await expect(minors).toBeChecked();
      await expect(form.getByText(consent.required)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await save(form, t);
      await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
      await expect(card(page, name)).toContainText(t.images.card.withoutConsent);
      expect(await seen(request, "GALLERY")).not.toContain(name);

      const again = await edit(page, t, name);
      await again.getByRole("checkbox", { name: consent.minors }).uncheck();
      await expect(again.getByText(consent.required)).toHaveCount(0);
      await save(again, t);
      await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
      expect(await seen(request, "GALLERY")).toContain(name);
    });

    test("with consent, elsewhere and without a picture it is shown at once", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent, notice } = t.images;
      const added = async (form: Locator, name: string) => {
        await save(form, t);
        await expect(form).toBeHidden();
        await expect(toast(page, fill(notice.added, { name }))).toBeVisible();
      };
      const names = ["agreed", "alumnus", "words"].map((word) => `Shown ${word} ${language}`);
      const [agreed = "", alumnus = "", words = ""] = names;
      await open(page, "/dashboard?page=NEWS");
      const form = await startAdding(page, t, agreed, "NEWS");
      await choose(form);
      await form.getByRole("checkbox", { name: consent.agreed }).check();
      await added(form, agreed);
      const other = await startAdding(page, t, alumnus, "ALUMNI");
      await choose(other);
      await added(other, alumnus);
      const text = await startAdding(page, t, words, "NEWS");
      await expect(text.getByRole("checkbox", { name: consent.minors })).toHaveCount(0);
      await added(text, words);
      expect(await seen(request, "NEWS")).toEqual(expect.arrayContaining([agreed, words]));
      expect(await seen(request, "ALUMNI")).toContain(alumnus);
    });

    test("a replaced picture needs a new answer; what the bin gives back is said to be seen or not", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent, notice } = t.images;
      const { name } = await addSample(request, { name: `Replaced ${language}`, page: "GALLERY" });
      await open(page, "/dashboard?page=GALLERY");
      const form = await edit(page, t, name);
      await expect(form.getByRole("checkbox", { name: consent.minors })).not.toBeChecked();
      await choose(form);
      await expect(form.getByRole("checkbox", { name: consent.minors })).toBeChecked();
      await save(form, t);
      await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();

      const consented = await edit(page, t, name);
      await consented.getByRole("checkbox", { name: consent.agreed }).check();
      await save(consented, t);
      await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
      const third = await edit(page, t, name);
      await choose(third);
      const agreed = third.getByRole("checkbox", { name: consent.agreed });
      await expect(agreed).not.toBeChecked();
      await agreed.check();
      await save(third, t);
      await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
      expect(await seen(request, "GALLERY")).toContain(name);

      const last = await edit(page, t, name);
      await last.getByRole("checkbox", { name: consent.agreed }).uncheck();
      await save(last, t);
      await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
      await page.getByRole("button", { name: fill(t.images.card.deleteOne, { name }) }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: t.images.confirm.delete, exact: true }).click();
      await expect(toast(page, fill(notice.binned, { name }))).toBeVisible();
      await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
      await expect(toast(page, fill(t.images.select.restoredHidden, { count: 1 }))).toBeVisible();
      await page.getByRole("button", { name: fill(t.images.card.deleteOne, { name }) }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: t.images.confirm.delete, exact: true }).click();
      await expect(toast(page, fill(notice.binned, { name }))).toBeVisible();
      await open(page, "/dashboard?tab=bin");
      await card(page, name)
        .first()
        .getByRole("button", { name: fill(t.bin.restoreOne, { name }) })
        .click();
      await expect(toast(page, fill(t.bin.restoredHidden.withoutConsent, { name }))).toBeVisible();
    });

    test("a batch counts as showing minors where pupils appear, and the end says what visitors do not see", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { upload, consent, form } = t.images;
      const name = `Batch ${language}`;
      await open(page, "/dashboard?task=upload");
      const minors = page.getByRole("checkbox", { name: upload.minors });
      await expect(minors).toBeChecked();
      await expect(page.getByText(upload.hidden)).toBeVisible();
      await page.getByLabel(form.page, { exact: true }).selectOption("WAWATA");
      await expect(minors).not.toBeChecked();
      await page.getByLabel(form.title, { exact: true }).fill("GAMES");
      await expect(minors).toBeChecked();
      await page.getByLabel(form.title, { exact: true }).fill("EVENTS");
      await page.getByLabel(form.page, { exact: true }).selectOption("SEMINARIAN");
      await page.getByLabel(upload.name).fill(name);
      await page.locator("input[type=file]").setInputFiles(await photo());
      await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
      await expect(toast(page, fill(upload.someHidden, { count: 1 }))).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(upload.states.hidden, { exact: true })).toBeVisible();
      expect(await seen(request, "SEMINARIAN")).not.toContain(`${name} 1`);

      await minors.uncheck();
      await expect(page.getByRole("checkbox", { name: consent.agreed })).toHaveCount(0);
      await page.getByLabel(upload.name).fill(name);
      await page.locator("input[type=file]").setInputFiles(await photo());
      await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
      await expect(toast(page, upload.allShown)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(upload.states.stored, { exact: true })).toBeVisible();
    });

    test("what a REST client said nothing of is published, counted and listed until somebody has said it", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent, notice, only } = t.images;
      const { name } = await addSample(request, { name: `Silent ${language}`, page: "GALLERY", minors: null });
      expect(await seen(request, "GALLERY")).toContain(name);
      await open(page, "/dashboard");
      await expect(page.getByText(fill(consent.unsaid, { count: 1 }))).toBeVisible();
      await page.getByRole("button", { name: consent.unsaidSee, exact: true }).click();
      await expect(page.getByLabel(only.label)).toHaveValue("minorsUnsaid");
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByText(consent.unsaidLead)).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.getByRole("button", { name: fill(consent.noneOne, { name }) }).click();
      await expect(toast(page, fill(consent.saidNone, { name }))).toBeVisible();
      await expect(page.getByText(consent.unsaidEmpty)).toBeVisible();
      await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
      await page.getByRole("button", { name: fill(consent.recognisableOne, { name }), exact: true }).click();
      await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
      expect(await seen(request, "GALLERY")).not.toContain(name);
      await open(page, "/dashboard?page=GALLERY");
      await expect(card(page, name)).toBeVisible();
      await expect(page.getByText(fill(consent.unsaid, { count: 1 }))).toHaveCount(0);
    });

    test("editing in place follows the same rule and says that the picture is no longer shown", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent, card: words, notice } = t.images;
      const { name } = await addSample(request, { name: `In place ${language}`, page: "GALLERY", minors: null });
      await open(page, "/images?page=GALLERY");
      await page.getByRole("button", { name: fill(words.editOne, { name }) }).click();
      const form = page.getByRole("dialog", { name: t.images.form.editTitle });
      await expect(form.getByRole("checkbox", { name: consent.minors })).toBeChecked();
      await expect(form.getByText(consent.required)).toBeVisible();
      await save(form, t);
      const said = page.getByRole("alertdialog");
      await expect(said).toContainText(fill(notice.hidden.withoutConsent, { name }));
      await said.getByRole("button", { name: t.dashboard.failure.ok, exact: true }).click();
      await expect(said).toHaveCount(0);
      await expect(page.getByRole("heading", { name })).toHaveCount(0);
    });

    test("pictures that are moved to where pupils appear are hidden, and Undo shows them again", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { select } = t.images;
      const { name } = await addSample(request, { name: `Moved ${language}`, page: "WAWATA" });
      await open(page, `/dashboard?page=WAWATA&q=${encodeURIComponent(name)}`);
      await page.getByRole("button", { name: select.start, exact: true }).click();
      await page.getByRole("checkbox", { name: fill(select.one, { name }) }).check();
      await page.getByLabel(select.movePage).selectOption("GALLERY");
      await page.getByRole("button", { name: select.move, exact: true }).click();
      await expect(toast(page, fill(select.movedHidden, { count: 1 }))).toBeVisible();
      expect(await seen(request, "GALLERY")).not.toContain(name);
      await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
      await expect(toast(page, t.dashboard.notice.undone)).toBeVisible();
      expect(await seen(request, "WAWATA")).toContain(name);
    });
  });
}
