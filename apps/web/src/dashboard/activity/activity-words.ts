import type { ActivityEntry, FieldChange } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";
import { isEntryField } from "@visiga/contracts/entry-field-names";
import { entryFields } from "@visiga/contracts/entry-fields";
import type { Language } from "@visiga/contracts/languages";
import { isSiteKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatTime } from "@visiga/i18n/format";
import { daysFromNow, formatDateTime, today } from "#dashboard/shared/words/format-date-time.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useTypedText } from "#dashboard/shared/words/record-lines.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { readersName } from "#platform/words/display-name.ts";

/** Formats a time as `Today, 09:44` or `Yesterday, 18:20`; earlier days as `8 November 2026, 18:20`. */
export function timeText(at: string, { activity }: DashboardDictionary, language: Language): string {
  const time = formatTime(at, language);
  const day = schoolDay(new Date(at));
  if (day === today()) return fill(activity.today, { time });
  if (day === daysFromNow(-1)) return fill(activity.yesterday, { time });
  return formatDateTime(at, language);
}

const lookUp = <Words extends Readonly<Record<string, string>>>(t: Words, key: string): string | undefined =>
  Object.hasOwn(t, key) ? t[key] : undefined;

export function useItemName(): (entry: ActivityEntry) => string {
  const { images, activity } = useDashboardDictionary();
  const valueName = useValueName();
  const language = useLanguage();
  return ({ kind, action, item, itemSw }) => {
    if (kind === "site" || kind === "plan") return valueName(item);
    if (action === "orderChanged") return lookUp(images.pages, item) ?? item;
    return readersName(item, itemSw, language).trim() || (kind === "picture" ? images.card.untitled : activity.cleared);
  };
}

export const fieldWords = (
  field: string,
  item: string,
  { activity, images, users, site }: DashboardDictionary,
): string =>
  (field === "value" && lookUp(site.keys, item)) ||
  (lookUp({ ...site.keys, ...users.fields, ...images.fields, ...activity.fields }, field) ?? field);

/** Returns a function that writes the value of a field. Pages, roles and statuses are translated, days and amounts formatted. */
export function useChangedText(): (entry: ActivityEntry, change: FieldChange, value: string | null) => string {
  const { activity, images, users } = useDashboardDictionary();
  const typed = useTypedText();
  return ({ item }, { field }, value) => {
    if (value === null) return activity.nothing;
    if (field === "page") return lookUp(images.pages, value) ?? value;
    if (field === "role") return lookUp(users.roles, value) ?? value;
    if (field === "status") return lookUp(users.statuses, value) ?? value;
    if (isEntryField(field) && entryFields[field].control === "day") return typed("day", value);
    return field === "value" ? siteText(item, value, typed) : value;
  };
}

function siteText(key: string, value: string, typed: ReturnType<typeof useTypedText>): string {
  if (!isSiteKey(key)) return value;
  const definition = siteCatalogue[key];
  if (definition.shape === "choices") return typed("choices", value.split("\n"));
  return "format" in definition ? typed(definition.format, value) : value;
}
