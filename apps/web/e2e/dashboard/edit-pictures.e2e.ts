import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import sharp from "sharp";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/own-server.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, speaks } from "../support/users.ts";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

/** Opens the form of one file in the gallery’s list and waits until it is filled. */
async function edit(page: Page, { images: t }: DashboardDictionary, { name }: FileRecord): Promise<Locator> {
  await card(page, name)
    .getByRole("button", { name: fill(t.card.editOne, { name }), exact: true })
    .click();
  const form = page.getByRole("dialog", { name: t.form.editTitle });
  await expect(form.getByLabel(t.form.name, { exact: true })).toHaveValue(name);
  return form;
}

const save = (form: Locator, { images: t }: DashboardDictionary) =>
  form.getByRole("button", { name: t.form.save, exact: true }).click();

const stored = async (request: APIRequestContext, { id }: FileRecord): Promise<FileRecord | undefined> =>
  (await (await request.get("/api/v1/files/page/GALLERY")).json()).find((each: FileRecord) => each.id === id);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    let record: FileRecord;
    test.beforeEach(async ({ page, request }, { title }) => {
      record = await addSample(request, { name: `Sample ${title.length} ${language}`, page: "GALLERY" });
      await enter(page, administrator);
      await open(page, "/dashboard?page=GALLERY");
    });
    test.afterEach(({ request }) => removeSample(request, record));

    test("Swahili words stand beside the English ones, and on the Swahili page", async ({
      page,
      dashboardWords: t,
    }) => {
      const form = await edit(page, t, record);
      const swahili = `${record.name} kwa Kiswahili`;
      await form.getByLabel(t.images.form.nameSwahili).fill(swahili);
      await form.getByLabel(t.images.form.eventDate).fill("2026-09-14");
      expect(await findings(page)).toEqual([]);
      await save(form, t);
      await expect(form).toBeHidden();
      await open(page, "/gallery?lang=sw");
      await expect(page.getByRole("link", { name: swahili }).first()).toBeVisible();
      await open(page, "/gallery?lang=en");
      await expect(page.getByRole("link", { name: record.name }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: swahili })).toHaveCount(0);
    });

    test("the focal point is moved with the arrow keys, and the gallery’s crop follows it", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const form = await edit(page, t, record);
      const point = form.getByRole("slider", { name: t.images.form.focal });
      await point.focus();
      for (const key of ["ArrowLeft", "ArrowLeft", "Shift+ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
      await expect(point).toHaveAttribute("aria-valuetext", fill(t.images.form.focalPointAt, { left: 48, top: 41 }));
      await expect(form.locator("figure img[alt='']").first()).toHaveCSS("object-position", "48% 41%");
      const preview = form.getByRole("img", { name: t.images.form.preview });
      expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(160);
      await save(form, t);
      await expect(form).toBeHidden();
      expect((await stored(request, record))?.focal).toEqual({ x: 48, y: 41 });
      await open(page, "/gallery");
      const picture = page.getByRole("main").getByRole("link", { name: record.name }).first().locator("img");
      await expect(picture).toHaveCSS("object-position", "48% 41%");
    });

    test("what was typed outlives a closed tab, and is thrown away by Cancel and by hand", async ({
      page,
      context,
      dashboardWords: t,
    }) => {
      const form = await edit(page, t, record);
      await form.getByLabel(t.images.form.description).first().fill("Typed before the line was cut");
      const description = (of: Locator) => of.getByLabel(t.images.form.description).first();
      const restored = (of: Locator) => of.getByText(t.dashboard.notice.draftRestored);
      await page.close();

      const later = await context.newPage();
      await open(later, "/dashboard?page=GALLERY");
      const again = await edit(later, t, record);
      await expect(restored(again)).toBeVisible();
      await expect(description(again)).toHaveValue("Typed before the line was cut");
      expect(await findings(later)).toEqual([]);
      await again.getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
      await expect(description(again)).toHaveValue("");
      await expect(restored(again)).toBeHidden();

      await description(again).fill("Not wanted");
      await again.getByRole("button", { name: t.images.form.cancel, exact: true }).click();
      const last = await edit(later, t, record);
      await expect(description(last)).toHaveValue("");
      await later.reload();
      await expect(description(await edit(later, t, record))).toHaveValue("");
    });

    test("a chosen picture outlives a closed tab, and is thrown away with the rest of the draft", async ({
      page,
      context,
      request,
      dashboardWords: t,
    }) => {
      const { form: words, add } = t.images;
      const blue = { width: 900, height: 600, channels: 3, background: "#15378f" } as const;
      const photo = await sharp({ create: blue }).jpeg().toBuffer();
      const adding = (of: Page) => of.getByRole("dialog", { name: words.addTitle });
      const preview = (of: Page) => adding(of).getByRole("img", { name: words.preview });
      const openForm = async (of: Page) => {
        await open(of, "/dashboard?page=GALLERY");
        await of.getByRole("button", { name: add, exact: true }).click();
      };
      await openForm(page);
      await adding(page)
        .locator("input[type=file]")
        .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
      await expect(preview(page)).toBeVisible();
      const name = `Kept picture ${language}`;
      await adding(page).getByLabel(words.name, { exact: true }).fill(name);
      await adding(page).getByLabel(words.title, { exact: true }).fill("EVENTS");
      await adding(page).getByLabel(words.page, { exact: true }).selectOption("GALLERY");
      await page.close();

      const later = await context.newPage();
      await openForm(later);
      await expect(adding(later).getByText(t.dashboard.notice.draftRestored)).toBeVisible();
      await expect(preview(later)).toBeVisible();
      await adding(later).getByRole("button", { name: words.save, exact: true }).click();
      await expect(adding(later)).toBeHidden({ timeout: 30_000 });
      const added = later.getByRole("article").filter({ hasText: name });
      await expect(added).toBeVisible();
      await later.reload();
      await openForm(later);
      await expect(preview(later)).toHaveCount(0);
      await expect(adding(later).getByText(t.dashboard.notice.draftRestored)).toHaveCount(0);

      await adding(later)
        .locator("input[type=file]")
        .setInputFiles({ name: "IMG_0002.jpg", mimeType: "image/jpeg", buffer: photo });
      await expect(preview(later)).toBeVisible();
      await openForm(later);
      await adding(later).getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
      await expect(preview(later)).toHaveCount(0);
      await openForm(later);
      await expect(preview(later)).toHaveCount(0);
      const records: FileRecord[] = await (await request.get("/api/v1/files")).json();
      for (const record of records.filter((each) => each.name === name)) await removeSample(request, record);
    });

    test("of two who edit the same picture the second is told, and loses nothing", async ({
      page,
      browser,
      request,
      baseURL,
      complaints,
      dashboardWords: t,
    }) => {
      const colleague = await createUser(request, "Sample Teacher 02");
      const elsewhere = await browser.newContext({ baseURL: String(baseURL), reducedMotion: "reduce" });
      await speaks(elsewhere, language, String(baseURL));
      const other = await elsewhere.newPage();
      await enter(other, colleague);
      await open(other, "/dashboard?page=GALLERY");

      const mine = await edit(page, t, record);
      const theirs = await edit(other, t, record);
      await theirs.getByLabel(t.images.form.description).first().fill("The chapel after the first rain.");
      await save(theirs, t);
      await expect(theirs).toBeHidden();
      await mine.getByLabel(t.images.form.nameSwahili).fill("Kikanisa juu ya kilima");
      await save(mine, t);

      const conflict = page.getByRole("alertdialog", { name: t.images.conflict.title });
      await expect(conflict.getByText("The chapel after the first rain.")).toBeVisible();
      await expect(conflict.locator("mark").getByText("Kikanisa juu ya kilima")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await conflict.getByRole("button", { name: t.images.conflict.back }).click();
      await expect(mine.getByLabel(t.images.form.nameSwahili)).toHaveValue("Kikanisa juu ya kilima");
      await mine.getByLabel(t.images.form.description).first().fill("Seen from the road below.");
      await save(mine, t);
      await conflict.getByRole("button", { name: t.images.conflict.saveMine }).click();
      await expect(mine).toBeHidden();
      expect((await stored(request, record))?.description).toBe("Seen from the road below.");

      const late = await edit(other, t, record);
      await late.getByLabel(t.images.form.description).first().fill("Too late.");
      await save(late, t);
      const told = other.getByRole("alertdialog", { name: t.images.conflict.title });
      await told.getByRole("button", { name: t.images.conflict.useTheirs }).click();
      await expect(late.getByLabel(t.images.form.nameSwahili)).toHaveValue("Kikanisa juu ya kilima");
      await expect(late.getByLabel(t.images.form.description).first()).toHaveValue("Seen from the road below.");
      await elsewhere.close();
      await removeUser(request, colleague);
      expect(complaints.filter((each) => !/409|Somebody else/.test(each))).toEqual([]);
      complaints.length = 0;
    });

    test("minors need their parents’ consent, and one tap takes a picture down and puts it back", async ({
      page,
      request,
      dashboardWords: t,
    }) => {
      const { consent } = t.images;
      const form = await edit(page, t, record);
      await form.getByRole("button", { name: consent.takeDown, exact: true }).click();
      await expect(form.getByText(fill(consent.takenDown, { name: record.name }))).toBeVisible();
      expect(await stored(request, record)).toBeUndefined();
      await form.getByRole("button", { name: consent.putBack, exact: true }).click();
      await expect(form.getByRole("button", { name: consent.takeDown, exact: true })).toBeVisible();
      expect(await stored(request, record)).toBeDefined();

      await form.getByRole("checkbox", { name: consent.minors }).check();
      await expect(form.getByText(consent.required)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await save(form, t);
      await expect(form).toBeHidden();
      expect(await stored(request, record)).toBeUndefined();
      const again = await edit(page, t, record);
      await expect(again.getByRole("img", { name: t.images.form.preview })).toBeVisible();
      await again.getByRole("checkbox", { name: consent.agreed }).check();
      await expect(again.getByText(consent.kept)).toBeVisible();
      await save(again, t);
      await expect(again).toBeHidden();
      expect(await stored(request, record)).toBeDefined();
      await expect((await edit(page, t, record)).getByText(/Administrator/)).toBeVisible();
    });

    test("whoever is logged in edits in place in the library, where a visitor finds nothing of it", async ({
      page,
      browser,
      baseURL,
      dashboardWords: t,
    }) => {
      const visitor = await browser.newContext({ baseURL: String(baseURL) });
      await speaks(visitor, language, String(baseURL));
      const asVisitor = await visitor.newPage();
      await open(asVisitor, "/images?page=GALLERY");
      await expect(asVisitor.getByRole("heading", { name: record.name })).toBeVisible();
      const pencil = fill(t.images.card.editOne, { name: record.name });
      await expect(asVisitor.getByRole("button", { name: pencil })).toHaveCount(0);
      await expect(asVisitor.getByText(t.images.library.leadLoggedIn)).toBeHidden();
      await visitor.close();

      await open(page, "/images?page=GALLERY");
      await expect(page.getByText(t.images.library.leadLoggedIn)).toBeVisible();
      // Without pictures, which may still be loading.
      const look = () => page.screenshot({ style: "img { visibility: hidden }" });
      const before = await look();
      const form = page.getByRole("dialog", { name: t.images.form.editTitle });
      await page.getByRole("button", { name: pencil }).click();
      await form.getByRole("button", { name: t.images.form.cancel, exact: true }).click();
      await expect(form).toBeHidden();
      await page.mouse.move(0, 0);
      // The focus is back on the pencil.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await look()).toEqual(before);
      await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);

      await page.getByRole("button", { name: pencil }).click();
      const name = language === "sw" ? t.images.form.nameSwahili : t.images.form.name;
      await form.getByLabel(name, { exact: true }).fill(`${record.name}, in place`);
      expect(await findings(page)).toEqual([]);
      await save(form, t);
      await expect(form).toBeHidden();
      await expect(page.getByRole("heading", { name: `${record.name}, in place` })).toBeVisible();
    });

    test.describe("without a service worker, which would answer in place of the line", () => {
      test.use({ serviceWorkers: "block" });

      test("an editor that does not come is said to be out of reach, and comes once at the next tap", async ({
        page,
        words,
        complaints,
        dashboardWords: t,
      }) => {
        await open(page, "/images?page=GALLERY");
        const styles = "**/assets/edit-of-page-*.css";
        await page.route(styles, (route) => route.abort());
        const pencil = page.getByRole("button", { name: fill(t.images.card.editOne, { name: record.name }) });
        await pencil.click();
        await expect(page.getByText(words.common.unreachable)).toBeVisible();
        await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
        complaints.length = 0;

        await page.unroute(styles);
        await pencil.dblclick();
        await expect(page.getByRole("dialog", { name: t.images.form.editTitle })).toHaveCount(1);
        const form = page.getByRole("dialog", { name: t.images.form.editTitle });
        await form.getByRole("button", { name: t.images.form.cancel, exact: true }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    });

    test("a picture that is gone meanwhile is said to be, and what was typed stays", async ({
      page,
      request,
      complaints,
      dashboardWords: t,
    }) => {
      const form = await edit(page, t, record);
      await form.getByLabel(t.images.form.description).first().fill("Still here");
      await request.delete(`/api/v1/files/${record.id}`, { headers: await byAdministrator(request) });
      await save(form, t);
      const said = page.getByRole("alertdialog", { name: t.dashboard.failure.title });
      await expect(said).toContainText(fill(t.images.form.failed, { reason: t.images.conflict.gone }));
      await said.getByRole("button", { name: t.dashboard.failure.ok, exact: true }).click();
      await expect(form.getByLabel(t.images.form.description).first()).toHaveValue("Still here");
      complaints.length = 0;
    });
  });
}
