import { languages } from "@visiga/contracts/languages";
import { findings } from "../support/findings.ts";
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
        // That a page is missing on purpose is the one thing that the console may mention.
        if (missing.includes(path)) complaints.splice(0, 1);
      });
    }
  });
}
