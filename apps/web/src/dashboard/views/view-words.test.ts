import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatMonth } from "@visiga/i18n/format";
import { expect, test } from "vitest";
import { pageViewSentence, sumOf } from "./view-words.ts";

async function octoberSentence(language: Language, count: number, swahili = 0, saver = 0): Promise<string> {
  const { pageViews } = await loadDashboardDictionary(language);
  const when = fill(pageViews.inMonth, { month: formatMonth("2026-10-01", language) });
  return pageViewSentence({ count, swahili, saver }, when, pageViews, language).replaceAll("\u00a0", " ");
}

test.each([
  ["en", 4210, "4,210 pages were read in October 2026, 61% in Swahili, 20% with data saver."],
  ["en", 1, "1 page was read in October 2026, 100% in Swahili, 0% with data saver."],
  ["en", 0, "No pages were read in October 2026."],
  ["sw", 4210, "Kurasa 4,210 zilisomwa mwezi wa Oktoba 2026: asilimia 61 kwa Kiswahili, asilimia 20 kwa kuokoa data."],
  ["sw", 1, "Ukurasa 1 ulisomwa mwezi wa Oktoba 2026: asilimia 100 kwa Kiswahili, asilimia 0 kwa kuokoa data."],
  ["sw", 0, "Hakuna ukurasa uliosomwa mwezi wa Oktoba 2026."],
] as const)("the sentence in %s about a month with %i pages is correct", async (language, count, sentence) => {
  expect(await octoberSentence(language, count, Math.ceil(count * 0.61), Math.floor(count * 0.2))).toBe(sentence);
});

test("the sum of periods adds each of their counts", () => {
  const periods = [
    { count: 3, swahili: 2, saver: 1 },
    { count: 4, swahili: 0, saver: 4 },
  ];
  expect(sumOf(periods)).toEqual({ count: 7, swahili: 2, saver: 5 });
});
