import { languages } from "@visiga/contracts/languages";
import { findings } from "../support/findings.ts";
import { barePages, framedPages } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

const missing: readonly string[] = ["/not-found", "/nowhere"];
const framed: readonly string[] = framedPages;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    for (const path of [...framedPages, ...barePages]) {
      test(`${path} stands in its frame, in its language, and is accessible`, async ({ page, words, complaints }) => {
        const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
        await open(page, path);
        expect((await answer).status()).toBe(missing.includes(path) ? 404 : 200);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator(`nav[aria-label="${words.navbar.mainMenu}"]:visible`)).toHaveCount(
          framed.includes(path) ? 1 : 0,
        );
        await expect(page.getByRole("contentinfo")).toHaveCount(framed.includes(path) ? 1 : 0);
        expect(await findings(page)).toEqual([]);
        // That a page is missing on purpose is the one thing that the console may mention.
        if (missing.includes(path)) complaints.splice(0, 1);
      });
    }
  });
}
