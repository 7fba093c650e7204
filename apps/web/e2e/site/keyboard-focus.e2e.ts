import { expect, open, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [360, 1280]) {
  test(`after each Tab the focused element is inside a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/news", "/gallery", "/pillars"]) {
      await open(page, path);
      const outside: string[] = [];
      for (let reached = "first"; reached; ) {
        await page.keyboard.press("Tab");
        reached = await page.evaluate(async () => {
          // A scroll that the focus started ends with a frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const element = document.activeElement ?? document.body;
          if (element === document.body || element.hasAttribute("data-visited")) return "";
          element.setAttribute("data-visited", "");
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const inside = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
          return `${inside ? "inside" : "outside"}: ${element.outerHTML.slice(0, 80)}`;
        });
        if (reached.startsWith("outside")) outside.push(reached);
      }
      expect.soft(outside, path).toEqual([]);
    }
  });
}
