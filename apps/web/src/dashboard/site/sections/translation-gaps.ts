import type { Announcement } from "@visiga/contracts/site";
import type { TranslationState } from "@visiga/contracts/site-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { shapedValue } from "@visiga/contracts/site-value";
import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { fieldId } from "#dashboard/site/values/value-form.ts";

/** A text whose translation is missing or outdated. */
interface TranslationGap {
  readonly key: ValueKey;
  /** Text of an announcement; all announcements share one key. */
  readonly text?: string;
  readonly state: Exclude<TranslationState, "complete">;
  /** The field to fill in, or a prefix of its id. */
  readonly field: string;
}

/** Texts with a missing language, or with a change in one language only. */
export const translationGaps = (values: readonly StoredValue[]): TranslationGap[] =>
  values.flatMap(({ key, value, translation }): TranslationGap[] => {
    const shaped = shapedValue(key, value);
    if (shaped?.shape === "announcements") return announcementGaps(shaped.items);
    if (!translation || translation === "complete") return [];
    return [{ key, state: translation, field: fieldId(key, translation === "swahiliLater" ? "en" : "sw") }];
  });

const announcementGaps = (items: readonly Announcement[]): TranslationGap[] =>
  items.flatMap(({ text, link }, index): TranslationGap[] => {
    const path = text.sw === null ? `${index}.text.sw` : link?.words.sw === null ? `${index}.link.words.sw` : null;
    if (path === null) return [];
    return [{ key: "announcements", text: text.en, state: "missing", field: fieldId("announcements", path) }];
  });
