import { stored, test } from "../support/gallery-picture.ts";
import { edit, save } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

test("the form of a picture that somebody else has edited meanwhile shows a conflict, which keeps the typed text until the user decides", async ({
  page,
  request,
  complaints,
  dashboardWords: t,
  record,
}) => {
  const describeAsAnother = async (description: string) => {
    const headers = await byAdministrator(request);
    const multipart = { name: record.name, title: "EVENTS", page: "GALLERY", description };
    const answer = await request.put(`/api/v1/files/edit/${record.id}`, { headers, multipart });
    expect(answer.status()).toBe(200);
  };
  const { conflict: words, fields: labels } = t.images;
  const form = await edit(page, t, record.name);
  const swahili = form.getByLabel(labels.nameSw);
  const description = form.getByLabel(labels.description).first();
  await describeAsAnother("The chapel after the first rain.");
  await swahili.fill("Kikanisa juu ya kilima");
  await save(form, t);

  const conflict = page.getByRole("alertdialog", { name: words.title });
  await expect(conflict.getByText("The chapel after the first rain.")).toBeVisible();
  await expect(conflict.locator("mark").getByText("Kikanisa juu ya kilima")).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await conflict.getByRole("button", { name: words.back }).click();
  await expect(swahili).toHaveValue("Kikanisa juu ya kilima");
  await description.fill("Seen from the road below.");
  await save(form, t);
  await conflict.getByRole("button", { name: words.saveMine }).click();
  await expect(form).toBeHidden();
  expect((await stored(request, record))?.description).toBe("Seen from the road below.");

  await edit(page, t, record.name);
  await describeAsAnother("Seen from the hill.");
  await description.fill("Too late.");
  await save(form, t);
  await conflict.getByRole("button", { name: words.useTheirs }).click();
  await expect(swahili).toHaveValue("Kikanisa juu ya kilima");
  await expect(description).toHaveValue("Seen from the hill.");
  expect(complaints.filter((each) => !/409|Somebody else/.test(each))).toEqual([]);
  complaints.length = 0;
});
