import { axeFinds } from "../support/axe.ts";
import { expect, open, test } from "../support/site.ts";

const widths = [960, 1024, 1088, 1152, 1216, 1280, 1344, 1408, 1440];
const pages = ["/o-level-admission", "/a-level-admission", "/history"];

test("no touch target on a framed page is smaller than 24 px, from 960 to 1440 px", async ({ page }) => {
  for (const path of pages) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFinds(page, { rules: "targets" }), `${path} at ${width} px`).toEqual([]);
    }
  }
});
