import { newestItems } from "../support/listed-files.ts";
import { phoneFindings } from "../support/page-findings.ts";
import { pageGroups } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const good = "are accessible, fetch pictures of the shown width and fit the window of a phone";

for (const group of pageGroups) {
  test(`${group.join(", ")} ${good}`, async ({ page, complaints }) => {
    for (const [index, path] of group.entries()) {
      const response = await open(page, path);
      // Header and footer are the same on every page.
      expect.soft(await phoneFindings(page, index === 0), path).toEqual([]);
      // The console may only report the status of pages that are missing on purpose.
      if (response?.status() === 404) complaints.splice(0, 1);
    }
  });
}

test(`the pages of a news item, a picture and a former student ${good}`, async ({ page, request }) => {
  for (const path of await newestItems(request)) {
    await open(page, path);
    expect.soft(await phoneFindings(page, false), path).toEqual([]);
  }
});
