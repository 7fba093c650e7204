import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { card } from "../support/picture-form.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";

test.use({ language: "sw", viewport: { width: 360, height: 780 } });

for (const time of ["2023-10-30T08:00:00Z", "2031-01-01T08:00:00Z"]) {
  test(`the bin counts days by the server's clock on a phone that says ${time}`, async ({
    page,
    request,
    dashboardWords: { bin },
  }) => {
    const name = "Binned today";
    await removeSample(request, await addSample(request, { name, page: "GALLERY" }));
    await page.clock.setSystemTime(time);
    await open(page, "/dashboard?page=ALL&only=bin");
    await expect(card(page, name).first()).toContainText(fill(bin.daysLeftMany, { count: 30 }));
  });
}
