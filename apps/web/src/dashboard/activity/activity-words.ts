import type { ActivityEntry, FieldChange, RevisionAction } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";
import { isFileField } from "@visiga/contracts/file-field-names";
import { fileFields } from "@visiga/contracts/file-fields";
import type { Language } from "@visiga/contracts/languages";
import { isSiteKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { useTypedText } from "#dashboard/shared/words/record-lines.ts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { readersName } from "#platform/words/display-name.ts";

const day = 24 * 60 * 60 * 1000;

/** Formats a time as `Today, 09:44` or `Yesterday, 18:20`; earlier days as `8 November 2026, 18:20`. */
export function timeText(at: string, { activity }: DashboardDictionary, language: Language): string {
  const time = formatTime(at, language);
  const now = Date.now();
  const then = schoolDay(new Date(at));
  if (then === schoolDay(new Date(now))) return fill(activity.today, { time });
  if (then === schoolDay(new Date(now - day))) return fill(activity.yesterday, { time });
  return `${formatDay(at, language)}, ${time}`;
}

const lookUp = <Words extends Readonly<Record<string, string>>>(words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

export function useItemName(): (entry: ActivityEntry) => string {
  const { images, activity } = useDashboardDictionary();
  const valueName = useValueName();
  const language = useLanguage();
  return ({ kind, action, item, itemSw }) => {
    if (kind === "site") return valueName(item);
    if (action === "orderChanged") return lookUp(images.pages, item) ?? item;
    return readersName(item, itemSw, language).trim() || (kind === "picture" ? images.card.untitled : activity.cleared);
  };
}

/** Splits the sentence at the subject’s name; the second part is null for a sentence without a name. */
export function sentenceParts(action: RevisionAction, { activity }: DashboardDictionary): [string, string | null] {
  const [before = "", after] = activity.actions[action].split("{item}");
  return [before, after ?? null];
}

export const fieldWords = (field: string, item: string, { activity, images, site }: DashboardDictionary): string =>
  (field === "value" && lookUp(site.keys, item)) ||
  (lookUp(activity.fields, field) ?? lookUp(images.fields, field) ?? lookUp(site.keys, field) ?? field);

/** Returns a function that writes the value of a field. Pages, roles and statuses are translated, days and amounts formatted. */
export function useChangedText(): (entry: ActivityEntry, change: FieldChange, value: string | null) => string {
  const { activity, images, users } = useDashboardDictionary();
  const typed = useTypedText();
  return ({ item }, { field }, value) => {
    if (value === null) return activity.nothing;
    if (field === "page") return lookUp(images.pages, value) ?? value;
    if (field === "role") return lookUp(users.roles, value) ?? value;
    if (field === "status") return lookUp(users.statuses, value) ?? value;
    if (isFileField(field) && fileFields[field].control === "day") return typed("day", value);
    return field === "value" ? siteText(item, value, typed) : value;
  };
}

function siteText(key: string, value: string, typed: ReturnType<typeof useTypedText>): string {
  if (!isSiteKey(key)) return value;
  const definition = siteCatalogue[key];
  if (definition.shape === "choices") return typed("choices", value.split("\n"));
  return "format" in definition ? typed(definition.format, value) : value;
}
