import { languages } from "@visiga/contracts/languages";
import { findings } from "../support/findings.ts";
import { newestItems } from "../support/newest-items.ts";
import { barePages, framedPages } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

const missing: readonly string[] = ["/not-found", "/nowhere"];

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    for (const path of [...framedPages, ...barePages]) {
      test(`${path} is accessible and fits its window`, async ({ page, complaints }) => {
        await open(page, path);
        expect(await findings(page)).toEqual([]);
        // The console may only report the status of pages that are missing on purpose.
        if (missing.includes(path)) complaints.splice(0, 1);
      });
    }

    test("the pages of a piece of news, a picture and a former pupil are accessible and fit their window", async ({
      page,
      request,
    }) => {
      for (const path of await newestItems(request)) {
        await open(page, path);
        expect(await findings(page), path).toEqual([]);
      }
    });
  });
}
