import { languages } from "@visiga/contracts/languages";
import { narrowWithLargeText, sidewaysOverflow, wideWithNormalText } from "../support/large-text.ts";
import { clientRenderedPaths, pageGroups } from "../support/routes.ts";
import { showScreen, siteScreens, tabScreens } from "../support/screens.ts";
import { expect, open, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of languages) {
  test.describe(`with text of 200 %, in ${language}`, () => {
    test.use({ language });

    test("no public page scrolls sideways at 320 px", async ({ page, complaints }) => {
      await narrowWithLargeText(page);
      for (const path of [...pageGroups.flat(), ...clientRenderedPaths]) {
        await open(page, path);
        expect.soft(await sidewaysOverflow(page), path).toEqual([]);
      }
      // The page for a missing address.
      complaints.splice(0, 1);
    });

    test.describe("the dashboard", () => {
      test.use({ asAdministrator: true });

      for (const [name, screens] of Object.entries({ tabs: tabScreens, site: siteScreens })) {
        test(`scrolls no screen of its ${name} sideways at 320 px`, async ({ page, dashboardWords: t }) => {
          for (const screen of screens) {
            await wideWithNormalText(page);
            await showScreen(page, t, screen);
            await narrowWithLargeText(page);
            expect.soft(await sidewaysOverflow(page), screen.path).toEqual([]);
          }
        });
      }
    });
  });
}
