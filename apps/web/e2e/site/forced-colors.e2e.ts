import { expect, open, test } from "../support/site.ts";

test("forced colours draw no line beside an entry of the menu that is not chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/staff");
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const links = document.querySelectorAll("header nav li div a:not([aria-current])");
    const entries = document.querySelectorAll("header [data-top]:not([aria-current], [aria-expanded='true'])");
    return {
      canvas: getComputedStyle(probe).color,
      drawn: [
        ...[...links].map((link) => getComputedStyle(link).borderLeftColor),
        ...[...entries].map((entry) => getComputedStyle(entry).borderBottomColor),
      ],
    };
  });
  expect(colours.drawn.length).toBeGreaterThan(10);
  expect([...new Set(colours.drawn)]).toEqual([colours.canvas]);
});
