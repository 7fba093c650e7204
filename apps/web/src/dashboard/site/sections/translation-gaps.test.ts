import type { SiteKey } from "@visiga/contracts/site";
import type { TranslationState } from "@visiga/contracts/site-editing";
import { expect, test } from "vitest";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import { translationGaps } from "./translation-gaps.ts";

const stored = (key: SiteKey, translation: TranslationState | null, value: unknown = null): StoredValue => ({
  key,
  value,
  sample: false,
  version: 1,
  changedAt: null,
  translation,
  englishChangedAt: null,
  swahiliChangedAt: null,
  versions: 0,
  defaults: null,
  earlierDefaults: null,
});

test("a translation gap names the field of the missing or outdated language", () => {
  const values = [
    stored("phoneOffice", null),
    stored("motto", "complete"),
    stored("rectorMessage", "missing"),
    stored("placesOLevel", "englishLater"),
    stored("credits", "swahiliLater"),
  ];
  expect(translationGaps(values).map(({ field, state }) => [field, state])).toEqual([
    ["rectorMessage.sw", "missing"],
    ["placesOLevel.sw", "englishLater"],
    ["credits.en", "swahiliLater"],
  ]);
});

test("translation gaps are found in each announcement and in the label of its link", () => {
  const value = [
    { text: { en: "A", sw: "B" }, link: null, until: "2027-01-01" },
    { text: { en: "C", sw: null }, link: null, until: "2027-01-01" },
    { text: { en: "D", sw: "E" }, link: { to: "/msg", words: { en: "F", sw: null } }, until: "2027-01-01" },
  ];
  expect(translationGaps([stored("announcements", null, value)]).map(({ field, text }) => [field, text])).toEqual([
    ["announcements.1.text.sw", "C"],
    ["announcements.2.link.words.sw", "D"],
  ]);
});

test("a record has one translation gap, named by its first words", () => {
  const level = "both";
  const value = [
    { item: { en: "Shirt", sw: null }, count: "2", level },
    { item: { en: "Net", sw: "Chandarua" }, count: "1", level },
    { item: { en: "Mattress", sw: "Godoro" }, count: null, level },
    { item: { en: null, sw: "Shuka" }, count: null, level },
  ];
  expect(translationGaps([stored("thingsToBring", null, value)]).map(({ field, text }) => [field, text])).toEqual([
    ["thingsToBring.0.item.sw", "Shirt"],
    ["thingsToBring.3.item.en", "Shuka"],
  ]);
});
