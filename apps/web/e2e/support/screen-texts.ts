import type { Page } from "@playwright/test";

export interface Screen {
  /** The whole text of each visible element and of each line within it, with single spaces, in the case it is written in. */
  readonly wholes: readonly string[];
  /** All that is visible, as one text. */
  readonly all: string;
}

/** What can be read on the page as it stands. */
export function readScreen(page: Page): Promise<Screen> {
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
    const wholes = visible.flatMap((element) => [element.textContent ?? "", ...ownTexts(element)]).map(plain);
    return { wholes: [...new Set(wholes.filter((text) => text.length < 400))], all: plain(document.body.innerText) };
  });
}

/** Which of the texts are nobody's whole text. */
export const missingWholes = (screen: Screen, texts: readonly string[]): string[] =>
  texts.filter((text) => !screen.wholes.includes(text));

/** Which of the phrases stand nowhere, bounded by something that is no letter or figure. */
export const missingPhrases = (screen: Screen, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => {
    const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return !new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(screen.all);
  });
