import { fill } from "@visiga/i18n/format";
import { stored, test } from "../support/gallery-picture.ts";
import { edit, save, saveAndClose } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, expect } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a picture is turned and cropped by keyboard on a phone", async ({ page, request, dashboardWords: t, record }) => {
  const { transform, form: words } = t.images;
  const form = await edit(page, t, record.name);
  await form.getByRole("button", { name: transform.open }).press("Enter");
  await expect(form.getByRole("button", { name: transform.turnLeft })).toBeInViewport();
  await form.getByRole("button", { name: transform.turnRight }).press("Enter");
  await expect(form.getByRole("status").filter({ hasText: fill(transform.turned, { degrees: 90 }) })).toBeVisible();
  const width = form.getByLabel(transform.width);
  await form.getByRole("button", { name: transform.handles.eDragHandle }).press("ArrowLeft");
  await expect(width).not.toHaveValue("100");
  await width.fill("0");
  await save(form, t);
  await expect(form.getByText(t.errors.issue.crop_invalid)).toBeVisible();
  await expect(form.getByLabel(transform.left)).toBeFocused();
  await width.fill("50");
  await form.getByLabel(transform.left).fill("25");
  expect(await screenFindings(page)).toEqual([]);
  await form.getByRole("button", { name: transform.close }).press("Enter");
  await expect(form.getByRole("img", { name: words.preview })).toBeVisible();
  await save(form, t);
  await expect(form).toBeHidden();
  const after = await stored(request, record);
  // Half of the turned picture: 240 px were stored as a variant of 200 px.
  expect(after?.photo).toMatchObject({ width: 75, height: 200 });
  expect(after?.photo?.id).not.toBe(record.photo?.id);
});

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("covering a face asks the questions on minors anew", async ({ page, request, dashboardWords: t, record }) => {
      const { transform, consent } = t.images;
      const form = await edit(page, t, record.name);
      await form.getByRole("button", { name: transform.open }).press("Enter");
      await form.getByRole("button", { name: transform.cover }).press("Enter");
      const area = form.getByRole("button", { name: fill(transform.area, { number: 1 }), exact: true });
      await expect(area).toHaveAttribute("aria-pressed", "true");
      await expect(form.getByText(transform.forGood)).toBeVisible();
      await expect(form.getByLabel(transform.left)).toHaveValue("40");
      await form.getByLabel(transform.left).fill("95");
      await save(form, t);
      await expect(form.getByText(t.errors.issue.blur_invalid)).toBeVisible();
      await expect(form.getByLabel(transform.left)).toBeFocused();
      await form.getByLabel(transform.left).fill("5");
      await form.getByRole("group", { name: transform.handles.cropArea }).press("ArrowRight");
      await expect(form.getByLabel(transform.left)).not.toHaveValue("5");
      await form.getByRole("button", { name: transform.cover }).press("Enter");
      await form.getByRole("button", { name: fill(transform.uncover, { number: 2 }) }).press("Enter");
      await expect(form.getByRole("button", { name: fill(transform.area, { number: 2 }), exact: true })).toHaveCount(0);
      expect(await screenFindings(page)).toEqual([]);
      // Students appear in the gallery, so their faces count as recognisable until somebody says that they are not.
      await expect(form.getByRole("checkbox", { name: consent.minors })).toBeChecked();
      await form.getByRole("checkbox", { name: consent.minors }).uncheck();
      await save(form, t);
      await expect(form).toBeHidden();
      const after = await stored(request, record);
      expect(after?.photo?.id).not.toBe(record.photo?.id);
    });
  });
}

test("what covers a picture that somebody changed meanwhile is not saved over the other one", async ({
  page,
  request,
  complaints,
  dashboardWords: t,
  record,
}) => {
  const { transform, conflict, fields } = t.images;
  const form = await edit(page, t, record.name);
  await form.getByRole("button", { name: transform.open }).press("Enter");
  await form.getByRole("button", { name: transform.cover }).press("Enter");
  await form.getByLabel(fields.description).first().fill("Typed");
  const { name, title } = record;
  const multipart = { name, title, page: record.page, turns: "1" };
  const headers = await byAdministrator(request);
  await request.put(`/api/v1/files/edit/${record.id}`, { headers, multipart });
  const theirs = await stored(request, record);
  expect(theirs?.photo?.id).not.toBe(record.photo?.id);
  await save(form, t);
  await page
    .getByRole("alertdialog", { name: conflict.title })
    .getByRole("button", { name: conflict.saveMine })
    .click();
  await expect(form.getByText(transform.changed)).toBeVisible();
  await saveAndClose(form, t);
  const after = await stored(request, record);
  expect(after).toMatchObject({ description: "Typed", photo: { id: theirs?.photo?.id } });
  // Chromium reports the stale version.
  complaints.splice(0);
});

test.describe("with consent", () => {
  test.use({ language: "sw" });

  test("consent for a covered picture is kept, and without the cover the former one is back", async ({
    page,
    request,
    dashboardWords: t,
    record,
  }) => {
    const { transform, consent } = t.images;
    const headers = await byAdministrator(request);
    await request.post("/api/trpc/files.noteConsent", { headers, data: { id: record.id, agreed: true } });
    await request.post("/api/trpc/files.setMinors", { headers, data: { id: record.id, minors: true } });
    await page.reload();
    const form = await edit(page, t, record.name);
    const agreed = form.getByRole("checkbox", { name: consent.agreed });
    await expect(agreed).toBeChecked();
    await form.getByRole("button", { name: transform.open }).press("Enter");
    await form.getByRole("button", { name: transform.cover }).press("Enter");
    await expect(agreed).not.toBeChecked();
    await form.getByRole("button", { name: fill(transform.uncover, { number: 1 }) }).press("Enter");
    await expect(agreed).toBeChecked();
    await form.getByRole("button", { name: transform.cover }).press("Enter");
    await agreed.check();
    await expect(form.getByText(consent.kept)).toBeVisible();
    await save(form, t);
    await expect(form).toBeHidden();
    const after = await stored(request, record);
    expect(after?.photo?.id, "visitors see the covered picture").toBeDefined();
    expect(after?.photo?.id).not.toBe(record.photo?.id);
  });
});
