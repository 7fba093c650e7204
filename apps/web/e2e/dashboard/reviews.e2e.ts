import type { APIRequestContext, Page } from "@playwright/test";
import type { ReviewRule } from "@visiga/contracts/reviews";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { seen } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, edit, save, toast } from "../support/picture-form.ts";
import { addSample, removeLeftovers, removeWaitingEntries } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, button, expect, hold, open, press } from "../support/site.ts";
import { byAdministrator, createUser, enter } from "../support/users.ts";

async function setRule(request: APIRequestContext, rule: ReviewRule): Promise<void> {
  const headers = await byAdministrator(request);
  const answer = await request.post("/api/trpc/files.setReviewRule", { headers, data: rule });
  if (!answer.ok()) throw new Error(`The rule was not changed: ${answer.status()}`);
}

const viewport = { width: 360, height: 780 };

async function check(page: Page): Promise<void> {
  expect(await screenFindings(page)).toEqual([]);
  // The check also looks at wider screens.
  await page.setViewportSize(viewport);
}

test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
test.afterEach(async ({ request }) => {
  await setRule(request, { required: false });
  await removeWaitingEntries(request);
  await removeLeftovers(request);
});

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("what teachers add waits until an administrator shows it", async ({ page, request, dashboardWords: t }) => {
      const { review, form: words, fields, notice, consent } = t.images;
      const name = "Harvest feast";
      await removeWaitingEntries(request);
      const teacher = await createUser(request, "Teacher");
      await enter(page, administrator);
      await open(page, "/dashboard?tab=users");
      await page.getByRole("switch", { name: t.users.review }).click();
      await expect(page.getByRole("switch", { name: t.users.review })).toBeChecked();
      await check(page);

      await enter(page, teacher);
      await open(page, "/dashboard?page=GALLERY&add=true");
      const form = page.getByRole("dialog", { name: words.addTitle });
      await expect(form.getByText(review.hint)).toBeVisible();
      await form.getByLabel(language === "en" ? fields.name : fields.nameSw, { exact: true }).fill(name);
      await form.locator("input[type=file]").setInputFiles(await phonePhotos(1));
      await form.getByRole("checkbox", { name: consent.minors }).uncheck();
      await check(page);
      await save(form, t);
      await expect(toast(page, fill(notice.hidden.waiting, { name }))).toBeVisible({ timeout: 30_000 });
      await expect(card(page, name)).toContainText(review.tag);
      await expect(card(page, name).getByRole("button", { name: fill(review.showOne, { name }) })).toHaveCount(0);

      await enter(page, administrator);
      await open(page, "/dashboard?tab=today");
      await expect(page.getByRole("heading", { name: fill(review.waiting, { count: 1 }) })).toBeVisible();
      await expect(card(page, name)).toContainText(review.noMinors);
      await check(page);
      await button(card(page, name), fill(review.sendBackOne, { name })).press("Enter");
      const dialog = page.getByRole("dialog", { name: fill(review.sendBackOne, { name }) });
      await dialog.getByRole("button", { name: review.sendBack, exact: true }).click();
      await expect(dialog.getByText(t.errors.issue.field_required)).toBeVisible();
      await dialog.getByLabel(review.line).fill("Which feast was it?");
      await check(page);
      await dialog.getByLabel(review.line).press("Enter");
      await expect(toast(page, fill(review.isSentBack, { name }))).toBeVisible();
      await expect(card(page, name)).toHaveCount(0);

      await enter(page, teacher);
      await open(page, "/dashboard?tab=today");
      await page.getByRole("link", { name: fill(review.sentBack, { count: 1 }) }).click();
      const line = fill(review.note, { note: "Which feast was it?" });
      await expect(card(page, name)).toContainText(line);
      await press(card(page, name), fill(t.images.card.editOne, { name }));
      const again = page.getByRole("dialog", { name: words.editTitle });
      await expect(again.getByText(line)).toBeInViewport({ ratio: 1 });
      await again.getByLabel(words.titles.GALLERY, { exact: true }).selectOption("STUDENTS");
      await save(again, t);
      await expect(toast(page, fill(notice.hidden.waiting, { name }))).toBeVisible();
      expect(await seen(request, "GALLERY")).not.toContain(name);

      await enter(page, administrator);
      await open(page, "/dashboard?tab=today");
      await press(card(page, name), fill(review.showOne, { name }));
      await expect(toast(page, fill(notice.added, { name }))).toBeVisible();
      await expect(card(page, name)).toHaveCount(0);
      expect(await seen(request, "GALLERY")).toContain(name);
      const [{ id }] = await (await request.get("/api/v1/files/page/GALLERY")).json();
      // An open page would miss the picture.
      await page.close();
      await request.delete(`/api/v1/files/${id}`, { headers: await byAdministrator(request) });
    });
  });
}

test("the rule cannot be changed before the server has said what it is", async ({ page, dashboardWords: t }) => {
  const { release } = await hold(page, "**/api/trpc/*reviewRule*");
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  const rule = page.getByRole("switch", { name: t.users.review });
  await expect(rule).toBeDisabled();
  release();
  await rule.click();
  await expect(rule).toBeChecked();
});

test("a teacher reads before saving that a change hides a picture", async ({ page, request, dashboardWords: t }) => {
  const { review, notice } = t.images;
  const name = "Shown one";
  await addSample(request, { name, page: "GALLERY" });
  await setRule(request, { required: true });
  const teacher = await createUser(request, "Teacher");
  await enter(page, teacher);
  await open(page, "/dashboard?page=GALLERY");
  const form = await edit(page, t, name);
  await expect(form.getByText(review.hintShown)).toBeVisible();
  expect(await seen(request, "GALLERY")).toContain(name);
  await save(form, t);
  await expect(toast(page, fill(notice.hidden.waiting, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);
});
