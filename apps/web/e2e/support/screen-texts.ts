import type { Page } from "@playwright/test";

/**
 * The complete text of each visible element and of each of its lines, with single spaces and the case of the source.
 */
export function readScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim();
    const ownTexts = (element: Element) => {
      const runs = [""];
      for (const node of element.childNodes) {
        if (node instanceof Text) runs.push(`${runs.pop()}${node.data}`);
        else if (node instanceof Element) runs.push("");
      }
      return runs;
    };
    const visible = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const texts = visible.flatMap((element) => [element.textContent ?? "", ...ownTexts(element)]).map(plain);
    return [...new Set(texts.filter((text) => text.length < 400))];
  });
}

export const missingWholes = (screen: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => !screen.includes(text));
