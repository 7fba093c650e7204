import type { Page } from "@playwright/test";

/** What sticks out of the window, texts over each other, and texts above one that they follow in the HTML. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // An engine that does not know `<details>` shows what is in it.
    for (const details of document.querySelectorAll("details")) details.open = true;
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      for (const element of document.querySelectorAll("body *"))
        if (element.getBoundingClientRect().right > width && !element.querySelector("*") && !element.closest("svg > *"))
          found.push(`sticks out: ${element.outerHTML.slice(0, 80)}`);

    const texts: { text: string; box: DOMRect; row: Element | null | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      range.selectNodeContents(node);
      // Half the height of a line: those of two lines may touch.
      const boxes = [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
      );
      const text = String(node.textContent).trim().slice(0, 40);
      // What stands outside on the left is only for screen readers.
      if (text && boxes.every(({ right }) => right > 0))
        texts.push(...boxes.map((box) => ({ text, box, row: node.parentElement?.closest("tr") })));
    }
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    for (const [index, { text, box, row }] of texts.entries()) {
      for (const other of texts.slice(index + 1))
        if (overlap(box, other.box)) found.push(`over each other: ${text}, ${other.text}`);
      const next = texts[index + 1];
      if (next && next.box.bottom < box.top && !(row && row === next.row))
        found.push(`above the text before it: ${next.text}, after ${text}`);
    }
    return found;
  });
