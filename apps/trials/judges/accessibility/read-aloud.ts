import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { transformSync } from "esbuild";

const require = createRequire(import.meta.url);
const file = require.resolve("@guidepup/virtual-screen-reader").replace(/[^/\\]+[/\\][^/\\]+$/, "esm/index.browser.js");
const script = transformSync(readFileSync(file, "utf8"), { format: "iife", globalName: "screenReader" }).code;

interface Reader {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

/** What a screen reader says from the beginning to the end of a part of the page. */
export async function readAloud(page: Page, within = "body"): Promise<string[]> {
  await page.evaluate(`if (!window.screenReader) { ${script}; window.screenReader = screenReader }`);
  const said = await page.evaluate(async (selector) => {
    const { virtual } = (window as unknown as { screenReader: { virtual: Reader } }).screenReader;
    const container = document.querySelector(selector);
    if (!container) throw new Error(`Nothing matches ${selector}`);
    await virtual.start({ container });
    const ends = [`end of ${await virtual.lastSpokenPhrase()}`, "end of document"];
    do await virtual.next();
    while (!ends.includes(await virtual.lastSpokenPhrase()));
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, within);
  return said.map(plain);
}

const plain = (text: string) => text.replace(/\s+/g, " ");

const needName = new Set(
  "button link image navigation dialog textbox searchbox combobox checkbox radio switch".split(" "),
);
const states =
  /^((not )?(checked|expanded|pressed|selected)|required|invalid|\d+ controls?|has popup .*|current page)$/;

/** Controls, pictures and regions said without a name, and headings that skip a level. */
export function faultsIn(said: readonly string[]): string[] {
  const unnamed = said.filter((phrase) => {
    const [role = "", name] = phrase.split(", ");
    return needName.has(role) && (!name || states.test(name));
  });
  const headings = said.filter((phrase) => phrase.startsWith("heading, "));
  const levels = headings.map((phrase) => Number(phrase.at(-1)));
  const skipping = headings.filter((_, index) => Number(levels[index]) > (levels[index - 1] ?? Infinity) + 1);
  return [...unnamed, ...skipping];
}

/** The phrases that are not said, or not in this order. */
export function missingFrom(said: readonly string[], wanted: readonly string[]): string[] {
  let place = -1;
  return wanted.filter((phrase) => {
    const found = said.indexOf(plain(phrase), place + 1);
    if (found >= 0) place = found;
    return found < 0;
  });
}
