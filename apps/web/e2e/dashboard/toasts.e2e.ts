import { fill } from "@visiga/i18n/format";
import { test } from "../support/gallery-picture.ts";
import { card, edit, save, toast } from "../support/picture-form.ts";
import { addSample } from "../support/sample-pictures.ts";
import { button, expect, open } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

test("the message of a success goes when the next action fails", async ({
  page,
  complaints,
  dashboardWords: t,
  record,
}) => {
  const { notice, form: words, fields } = t.images;
  const success = toast(page, fill(notice.saved, { name: record.name }));
  const saved = async () => {
    const form = await edit(page, t, record.name);
    await save(form, t);
    await expect(success).toBeVisible();
  };

  await saved();
  const form = await edit(page, t, record.name);
  await form.getByLabel(fields.name, { exact: true }).fill("");
  await save(form, t);
  await expect(form.getByText(t.errors.issue.name_required)).toBeVisible();
  await expect(success).toHaveCount(0);
  await button(form, t.dashboard.cancel).click();

  await saved();
  await page.route("**/api/v1/files/edit/**", (route) => route.abort(), { times: 1 });
  await edit(page, t, record.name);
  await save(page.getByRole("dialog", { name: words.editTitle }), t);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(success).toHaveCount(0);
  expect(complaints.splice(0)).not.toEqual([]);
});

test("a change that fails says why once: in a message, or in the form that makes it", async ({
  page,
  complaints,
  t: words,
  dashboardWords: t,
  record,
}) => {
  const reported = toast(page, words.common.unreachable);
  const form = await edit(page, t, record.name);
  await page.route("**/files.setTakenDown**", (route) => route.abort());
  await button(form, t.images.consent.takeDown).click();
  await expect(page.getByRole("alertdialog").getByText(words.common.unreachable)).toBeVisible();
  await expect(reported).toHaveCount(0);

  await open(page, "/dashboard?tab=today");
  await page.route("**/auth.setPreferences**", (route) => route.abort());
  await page.getByRole("checkbox", { name: t.today.opens }).click();
  await expect(reported).toBeVisible();
  complaints.splice(0);
});

test("the message about a picture taken down with consent has a button that puts it back", async ({
  page,
  request,
  dashboardWords: t,
  record,
}) => {
  const { consent } = t.images;
  const headers = await byAdministrator(request);
  await request.post("/api/trpc/files.setTakenDown", { headers, data: { id: record.id, takenDown: true } });
  await request.post("/api/trpc/files.setMinors", { headers, data: { id: record.id, minors: true } });
  await open(page, "/dashboard?page=ALL&only=withoutConsent");
  await card(page, record.name).getByRole("checkbox", { name: consent.agreed }).click();
  const hidden = toast(page, fill(t.images.notice.hidden.takenDown, { name: record.name }));
  await expect(hidden).toBeVisible();
  await button(hidden, consent.putBack).click();
  await expect(toast(page, fill(t.images.notice.saved, { name: record.name }))).toBeVisible();
});

test("a message with a long word, and its button, fit on a phone", async ({ page, request, dashboardWords: t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await addSample(request, { name: `Attachment${"_x".repeat(90)}`, page: "WAWATA" });
  await open(page, "/dashboard?page=WAWATA");
  await button(card(page, name), fill(t.images.card.deleteOne, { name })).click();
  await button(page.getByRole("alertdialog"), t.dashboard.delete).click();
  const message = toast(page, fill(t.images.notice.binned, { name }));
  await expect(button(message, t.dashboard.notice.undo)).toBeInViewport({ ratio: 1 });
});

test("a double tap on a busy phone acts once, and is no failure", async ({ page, dashboardWords: t, record }) => {
  const { name } = record;
  await button(card(page, name), fill(t.images.card.deleteOne, { name })).click();
  // The second tap comes before the page has handled the first.
  await button(page.getByRole("alertdialog"), t.dashboard.delete).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await button(toast(page, fill(t.images.notice.binned, { name })), t.dashboard.notice.undo).click();
  await expect(card(page, name)).toBeVisible();
});

test("all files restored from the bin are said to be hidden beside a button that lists them", async ({
  page,
  request,
  dashboardWords: t,
  record,
}) => {
  const headers = await byAdministrator(request);
  // Earlier tests leave entries in the bin of this server.
  await request.post("/api/trpc/bin.empty", { headers, data: {} });
  await request.post("/api/trpc/files.setMinors", { headers, data: { id: record.id, minors: true } });
  await request.post("/api/trpc/files.bin", { headers, data: { ids: [record.id] } });
  await open(page, "/dashboard?page=ALL&only=bin");
  await button(page, t.bin.restoreAll).click();
  await button(page.getByRole("alertdialog"), t.bin.restoreAll).click();
  await button(toast(page, fill(t.images.select.restoredHidden, { count: 1 })), t.images.check).click();
  await expect(card(page, record.name)).toBeVisible();
});

test("the message of an action goes when a dialog opens", async ({ page, dashboardWords: t, record }) => {
  const form = await edit(page, t, record.name);
  await save(form, t);
  const saved = toast(page, fill(t.images.notice.saved, { name: record.name }));
  await expect(saved).toBeVisible();
  await edit(page, t, record.name);
  expect(await saved.count()).toBe(0);
});

test("the message of an action goes with its tab", async ({ page, dashboardWords: t, record }) => {
  const form = await edit(page, t, record.name);
  await save(form, t);
  const saved = toast(page, fill(t.images.notice.saved, { name: record.name }));
  await expect(saved).toBeVisible();
  await page.getByRole("link", { name: t.dashboard.tabs.users, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.dashboard.tabs.users })).toBeVisible();
  await expect(saved).toHaveCount(0);
});
