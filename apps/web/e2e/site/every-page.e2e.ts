import { languages } from "@visiga/contracts/languages";
import { findings } from "../support/findings.ts";
import { newestItems } from "../support/newest-items.ts";
import { pictureFindings } from "../support/picture-findings.ts";
import { barePages, framedPages } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

const pages = [...framedPages, ...barePages];
const pagesPerTest = 4;
const groups = Array.from({ length: Math.ceil(pages.length / pagesPerTest) }, (_, index) =>
  pages.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    // The pictures are the same in both languages.
    const checksPictures = language === "en";
    const good = `are accessible${checksPictures ? ", fetch pictures of the shown width" : ""} and fit their window`;

    for (const group of groups) {
      test(`${group.join(", ")} ${good}`, async ({ page, complaints }) => {
        for (const [index, path] of group.entries()) {
          const response = await open(page, path);
          if (checksPictures) expect.soft(await pictureFindings(page), path).toEqual([]);
          // Header and footer are the same on every page.
          expect.soft(await findings(page, { frame: index === 0 }), path).toEqual([]);
          // The console may only report the status of pages that are missing on purpose.
          if (response?.status() === 404) complaints.splice(0, 1);
        }
      });
    }

    test(`the pages of a piece of news, a picture and a former pupil ${good}`, async ({ page, request }) => {
      for (const path of await newestItems(request)) {
        await open(page, path);
        if (checksPictures) expect.soft(await pictureFindings(page), path).toEqual([]);
        expect.soft(await findings(page, { frame: false }), path).toEqual([]);
      }
    });
  });
}
