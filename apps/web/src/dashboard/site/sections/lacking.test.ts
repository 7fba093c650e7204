import type { SiteKey } from "@visiga/contracts/site";
import type { TranslationState } from "@visiga/contracts/site-editing";
import { expect, test } from "vitest";
import type { EditedEntry } from "#dashboard/site/entries/edited-entry.ts";
import { lackingOf } from "./lacking.ts";

const entry = (key: SiteKey, translation: TranslationState | null, value: unknown = null): EditedEntry => ({
  key,
  value,
  sample: false,
  version: 1,
  changedAt: null,
  translation,
  englishChangedAt: null,
  swahiliChangedAt: null,
  versions: 0,
});

test("each text leads to the field that is behind", () => {
  const entries = [
    entry("phoneOffice", null),
    entry("motto", "complete"),
    entry("rectorMessage", "missing"),
    entry("placesOLevel", "englishLater"),
    entry("credits", "swahiliLater"),
  ];
  expect(lackingOf(entries).map(({ field, state }) => [field, state])).toEqual([
    ["rectorMessage.sw", "missing"],
    ["placesOLevel.sw", "englishLater"],
    ["credits.en", "swahiliLater"],
  ]);
});

test("announcements are looked at one by one, the words of their links too", () => {
  const value = [
    { text: { en: "A", sw: "B" }, link: null, until: "2027-01-01" },
    { text: { en: "C", sw: null }, link: null, until: "2027-01-01" },
    { text: { en: "D", sw: "E" }, link: { to: "/msg", words: { en: "F", sw: null } }, until: "2027-01-01" },
  ];
  expect(lackingOf([entry("announcements", null, value)]).map(({ field, text }) => [field, text])).toEqual([
    ["announcements.1.text.sw", "C"],
    ["announcements.2.link.words.sw", "D"],
  ]);
});
