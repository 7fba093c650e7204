import { languages } from "@visiga/contracts/languages";
import { newestItems } from "../support/listed-files.ts";
import { pageGroups } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";
import { every40, findingsAtWidths } from "../support/widths.ts";

const withQueries = ["/search?q=sample", "/removal?on=/wawata", "/joining?level=a-level", "/offline"];

for (const group of [...pageGroups, withQueries]) {
  test(`${group.join(", ")} break no word or number and fit every width from 320 to 1920 px`, async ({ page }) => {
    await open(page, "/");
    for (const path of group) {
      for (const language of languages) {
        const address = new URL(path, page.url());
        address.searchParams.set("lang", language);
        expect.soft(await findingsAtWidths(page, address.pathname + address.search, every40(320, 1920))).toEqual([]);
      }
    }
  });
}

test("the pages of items break no word or number and fit every width from 320 to 1920 px", async ({ page }) => {
  await open(page, "/");
  for (const path of await newestItems(page.request)) {
    expect.soft(await findingsAtWidths(page, path, every40(320, 1920))).toEqual([]);
  }
});
