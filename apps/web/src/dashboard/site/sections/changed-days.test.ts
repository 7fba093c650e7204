import * as dashboardDictionary from "@visiga/i18n/en/dashboard-dictionary";
import { expect, test } from "vitest";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import { changedDays } from "./changed-days.ts";

const stored: StoredValue = {
  key: "text.about.title",
  value: { en: "About", sw: "Kuhusu" },
  sample: false,
  version: 1,
  changedAt: null,
  translation: "englishLater",
  englishChangedAt: "2026-11-22T09:00:00.000Z",
  swahiliChangedAt: "2026-11-01T09:00:00.000Z",
  versions: 0,
  defaults: null,
  earlierDefaults: null,
};
// Dates contain no-break spaces.
const note = (state: Partial<StoredValue>) =>
  changedDays({ ...stored, ...state }, dashboardDictionary.site, "en").replaceAll("\u00a0", " ");

test("a translation note has the date of each changed language, and calls an unchanged one the original text", () => {
  expect(note({})).toBe("English changed on 22 November 2026, Swahili last on 1 November 2026.");
  expect(note({ swahiliChangedAt: null })).toBe(
    "English changed on 22 November 2026. The Swahili is still the original text.",
  );
  expect(note({ translation: "swahiliLater", englishChangedAt: null })).toBe(
    "Swahili changed on 1 November 2026. The English is still the original text.",
  );
});
