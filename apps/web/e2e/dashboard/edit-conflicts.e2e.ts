import { languages } from "@visiga/contracts/languages";
import { findings } from "../support/findings.ts";
import { stored, test } from "../support/gallery-picture.ts";
import { edit, save } from "../support/picture-form.ts";
import { expect, open } from "../support/site.ts";
import { createUser, enter, removeUser, speaks } from "../support/users.ts";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("when two users edit the same picture, the second sees a conflict and keeps their input", async ({
      page,
      browser,
      request,
      baseURL,
      complaints,
      dashboardWords: t,
      record,
    }) => {
      const colleague = await createUser(request, "Sample Teacher 02");
      const elsewhere = await browser.newContext({ baseURL: String(baseURL), reducedMotion: "reduce" });
      await speaks(elsewhere, language, String(baseURL));
      const other = await elsewhere.newPage();
      await enter(other, colleague);
      await open(other, "/dashboard?page=GALLERY");

      const mine = await edit(page, t, record.name);
      const theirs = await edit(other, t, record.name);
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

      const late = await edit(other, t, record.name);
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
  });
}
