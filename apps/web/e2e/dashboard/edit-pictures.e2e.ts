import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { stored, test } from "../support/gallery-picture.ts";
import { test as listed } from "../support/own-server.ts";
import { edit, save } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, hold, open } from "../support/site.ts";
import { byAdministrator, enter } from "../support/users.ts";

test("a picture of minors needs their parents’ consent, one tap takes it down and puts it back, and its Swahili words and focal point are on the Swahili page", async ({
  page,
  request,
  dashboardWords: t,
  record,
}) => {
  const { consent } = t.images;
  const form = await edit(page, t, record.name);
  await form.getByRole("button", { name: consent.takeDown, exact: true }).click();
  await expect(form.getByText(fill(consent.takenDown, { name: record.name }))).toBeVisible();
  expect(await stored(request, record)).toBeUndefined();
  await form.getByRole("button", { name: consent.putBack, exact: true }).click();
  await expect(form.getByRole("button", { name: consent.takeDown, exact: true })).toBeVisible();
  expect(await stored(request, record)).toBeDefined();

  await form.getByRole("checkbox", { name: consent.minors }).check();
  await expect(form.getByText(consent.required)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(form).toBeHidden();
  expect(await stored(request, record)).toBeUndefined();
  const again = await edit(page, t, record.name);
  await expect(again.getByRole("img", { name: t.images.form.preview })).toBeVisible();
  await again.getByRole("checkbox", { name: consent.agreed }).check();
  await expect(again.getByText(consent.kept)).toBeVisible();
  await save(again, t);
  await expect(again).toBeHidden();
  expect(await stored(request, record)).toBeDefined();
  await edit(page, t, record.name);
  await expect(form.getByText(/Administrator/)).toBeVisible();

  const swahili = `${record.name} kwa Kiswahili`;
  await form.getByLabel(t.images.fields.nameSw).fill(swahili);
  await form.getByLabel(t.images.fields.eventDay).fill("2026-09-14");
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
  await open(page, "/gallery?lang=sw");
  const picture = page.getByRole("main").getByRole("link", { name: swahili }).first().locator("img");
  await expect(picture).toHaveCSS("object-position", "48% 41%");
});

test.describe("on a phone", () => {
  listed.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  listed(
    "deleting a picture in the middle of the list keeps the scroll position and moves the focus to the next one",
    async ({ page, dashboardWords: t }) => {
      await enter(page, administrator);
      await open(page, "/dashboard?page=GALLERY");
      const cards = page.getByRole("article");
      const [name, next] = [cards.nth(4), cards.nth(5)].map((each) => each.getByRole("heading"));
      const [gone, follows] = [String(await name?.textContent()), String(await next?.textContent())];
      const button = page.getByRole("button", { name: fill(t.images.card.deleteOne, { name: gone }), exact: true });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      const asking = page.getByRole("alertdialog").filter({ hasText: t.images.confirm.question });
      await asking.getByRole("button", { name: t.images.confirm.delete, exact: true }).click();
      const heading = cards.nth(4).getByRole("heading", { name: follows });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
      await expect(name ?? button).toHaveText(gone);
    },
  );
});

test.describe("in the form", () => {
  test.use({ language: "sw" });

  test("a saved picture can be edited again before the list is refetched, and one deleted meanwhile keeps the typed text", async ({
    page,
    request,
    complaints,
    dashboardWords: t,
    record,
  }) => {
    const form = await edit(page, t, record.name);
    const description = form.getByLabel(t.images.fields.description).first();
    const list = await hold(page, "**/files.browse**");
    for (const text of ["First", "Second"]) {
      await description.fill(text);
      await save(form, t);
      await expect(form).toBeHidden();
      await edit(page, t, record.name);
      await expect(description).toHaveValue(text);
    }
    expect((await stored(request, record))?.description).toBe("Second");
    list.release();

    await description.fill("Still here");
    await request.delete(`/api/v1/files/${record.id}`, { headers: await byAdministrator(request) });
    await save(form, t);
    const said = page.getByRole("alertdialog", { name: t.dashboard.failure.title });
    await expect(said).toContainText(fill(t.images.form.failed, { reason: t.images.conflict.gone }));
    await said.getByRole("button", { name: t.dashboard.failure.ok, exact: true }).click();
    await expect(description).toHaveValue("Still here");
    complaints.length = 0;
  });
});
