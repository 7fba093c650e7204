import type { SiteKey } from "@visiga/contracts/site";
import type { TranslationState } from "@visiga/contracts/site-editing";
import * as dashboardDictionary from "@visiga/i18n/en/dashboard-dictionary";
import { expect, test } from "vitest";
import { changedDays, translationGaps } from "./translation-gaps.tsx";
import type { StoredValue } from "./use-site-values.ts";

const stored = (key: SiteKey, translation: TranslationState | null, value: unknown = null): StoredValue => ({
  key,
  value,
  sample: false,
  waits: false,
  version: 1,
  changedAt: null,
  translation,
  outdated: [],
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
    stored("postalAddress", "englishLater"),
    stored("developerAbout", "swahiliLater"),
  ];
  expect(translationGaps(values).map(({ field, state }) => [field, state])).toEqual([
    ["rectorMessage.sw", "missing"],
    ["postalAddress.sw", "englishLater"],
    ["developerAbout.en", "swahiliLater"],
  ]);
});

test("translation gaps are found in each announcement and in the label of its link", () => {
  const id = crypto.randomUUID();
  const value = [
    { id, text: { en: "A", sw: "B" }, link: null, until: "2027-01-01" },
    { id, text: { en: "C", sw: null }, link: null, until: "2027-01-01" },
    { id, text: { en: "D", sw: "E" }, link: { to: "/msg", words: { en: "F", sw: null } }, until: "2027-01-01" },
  ];
  expect(translationGaps([stored("announcements", null, value)]).map(({ field, record }) => [field, record])).toEqual([
    ["announcements.1.text.sw", expect.objectContaining(value[1] ?? {})],
    ["announcements.2.link.words.sw", expect.objectContaining(value[2] ?? {})],
  ]);
});

test("a record has one translation gap, and a number none", () => {
  const level = "both";
  const value = [
    { item: { en: "Shirt", sw: null }, count: "2", level },
    { item: { en: "Net", sw: "Chandarua" }, count: "1", level },
    { item: { en: "Mattress", sw: "Godoro" }, count: null, level },
    { item: { en: null, sw: "Shuka" }, count: null, level },
    { item: { en: "2 × 3", sw: null }, count: null, level },
  ];
  expect(translationGaps([stored("thingsToBring", null, value)]).map(({ field }) => field)).toEqual([
    "thingsToBring.0.item.sw",
    "thingsToBring.3.item.en",
  ]);
});

const bothChanged: StoredValue = {
  ...stored("motto", "englishLater"),
  englishChangedAt: "2026-11-22T09:00:00.000Z",
  swahiliChangedAt: "2026-11-01T09:00:00.000Z",
};
// Dates contain no-break spaces.
const note = (state: Partial<StoredValue>) =>
  changedDays({ ...bothChanged, ...state }, dashboardDictionary.site, "en").replaceAll("\u00a0", " ");

test("a translation note dates each changed language, and calls an unchanged one the original", () => {
  expect(note({})).toBe("English changed on 22 November 2026, Swahili last on 1 November 2026.");
  expect(note({ swahiliChangedAt: null })).toBe(
    "English changed on 22 November 2026. The Swahili is still the original text.",
  );
  expect(note({ translation: "swahiliLater", englishChangedAt: null })).toBe(
    "Swahili changed on 1 November 2026. The English is still the original text.",
  );
});
