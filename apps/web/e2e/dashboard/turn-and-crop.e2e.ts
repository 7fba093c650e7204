import { fill } from "@visiga/i18n/format";
import { stored, test } from "../support/gallery-picture.ts";
import { edit, save } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a picture is turned and cropped by keyboard on a phone, and stored with the chosen frame", async ({
  page,
  request,
  dashboardWords: t,
  record,
}) => {
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
