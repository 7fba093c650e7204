import { daysAfter, schoolDay } from "@visiga/contracts/dates";
import { day } from "@visiga/contracts/fields";
import type { Language } from "@visiga/contracts/languages";
import { formatDay, formatTime } from "@visiga/i18n/format";
import { serverNow } from "#platform/clock/server-clock.ts";

/** Formats a time as `8 November 2026, 14:05`, in the school’s time zone. */
export const formatDateTime = (iso: string, language: Language): string =>
  `${formatDay(iso, language)}, ${formatTime(iso, language)}`;

/** A time as the words `{day}` and `{time}` of a sentence, in the school’s time zone. */
export const dayAndTime = (iso: string, language: Language) => ({
  day: formatDay(iso, language),
  time: formatTime(iso, language),
});

/** While a year is typed, browsers also report years of fewer or more than four digits, which are no valid days. */
export const isDay = (value: unknown): value is string => day.safeParse(value).success;

/** Calendar day in the school’s time zone, a number of days from today. */
export const daysFromNow = (days: number): string => daysAfter(today(), days);

export const today = (): string => schoolDay(serverNow());
