import type { Page } from "@playwright/test";

/**
 * Shows a page in a frame of each width, loaded once.
 * @returns what is wider than the frame, and words, numbers and amounts of which a part stands on the next line
 */
export async function findingsAtWidths(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  // Pages may not be framed by their address.
  const html = await (await page.request.get(path)).text();
  const found = await page.evaluate(
    async ({ html, widths }) => {
      const frame = document.createElement("iframe");
      frame.style.cssText = "position: fixed; top: 0; left: 0; height: 900px; border: 0";
      frame.style.width = `${widths[0]}px`;
      frame.srcdoc = html;
      document.body.replaceChildren(frame);
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      const inside = frame.contentDocument as Document;
      await inside.fonts.ready;

      const texts: Text[] = [];
      const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const range = inside.createRange();
      const isBroken = () => {
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
        return new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
      };
      const word = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[.,:’'](?=[\p{L}\p{N}]))+/gu;

      const found = new Map<string, Set<number>>();
      for (const width of widths) {
        const note = (problem: string) => found.set(problem, (found.get(problem) ?? new Set()).add(width));
        frame.style.width = `${width}px`;
        if (inside.documentElement.scrollWidth > width) {
          const clips = (element: Element) => getComputedStyle(element).overflowX !== "visible";
          const outside = [...inside.body.querySelectorAll("*")].filter(
            (element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility(),
          );
          const widest = outside.filter((element) => {
            let above = element.parentElement;
            while (above && above !== inside.body && !clips(above)) above = above.parentElement;
            return above === inside.body && ![...element.children].some((child) => outside.includes(child));
          });
          note(`sticks out: ${widest.map(({ outerHTML }) => outerHTML.slice(0, 80)).join(", ")}`);
        }
        for (const text of texts) {
          range.selectNodeContents(text);
          if (!isBroken()) continue;
          for (const { 0: found, index } of text.data.matchAll(word)) {
            range.setStart(text, index);
            range.setEnd(text, index + found.length);
            if (isBroken()) note(`broken: ${found}`);
          }
        }
      }
      return [...found].map(([problem, at]) => `${problem} at ${[...at].join(", ")} px`);
    },
    { html, widths },
  );
  return found.map((problem) => `${path}: ${problem}`);
}

/** From `first` to `last` in steps of 40 pixels. */
export const every40 = (first: number, last: number): number[] =>
  Array.from({ length: (last - first) / 40 + 1 }, (_, index) => first + 40 * index);
