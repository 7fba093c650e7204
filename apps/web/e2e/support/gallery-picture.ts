import type { APIRequestContext } from "@playwright/test";
import type { EntryRecord } from "@visiga/contracts/entries";
import { pictureTest } from "./as-administrator.ts";
import { listed } from "./listed-files.ts";
import { card } from "./picture-form.ts";
import { addSample } from "./sample-pictures.ts";
import { expect, open } from "./site.ts";

/** The test fixture with a picture of the gallery, which the administrator has found in the list of pictures. */
export const test = pictureTest.extend<{ record: EntryRecord }>({
  record: [
    async ({ page, request }, use, { title }) => {
      const record = await addSample(request, { name: `Sample ${title.length}`, page: "GALLERY" });
      await open(page, `/dashboard?page=GALLERY&q=${encodeURIComponent(record.name)}`);
      // A test that hides the picture would make its request fail.
      await expect(card(page, record.name).locator("img").first()).toHaveJSProperty("complete", true);
      await use(record);
    },
    { auto: true },
  ],
});

export const stored = async (request: APIRequestContext, { id }: EntryRecord): Promise<EntryRecord | undefined> =>
  (await listed(request, "GALLERY")).find((each) => each.id === id);
