import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { formatDay, formatTime } from "@visiga/i18n/format";

/** Formats a time as `8 November 2026, 14:05`, in the school’s time zone. */
export const formatDateTime = (iso: string, language: Language): string =>
  `${formatDay(iso, language)}, ${formatTime(iso, language)}`;

/** While a year is typed, browsers also report years of more than four digits, which are no valid days. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Calendar day in the school’s time zone, a number of days from today. */
export const daysFromNow = (days: number): string => schoolDay(new Date(Date.now() + days * 24 * 3600 * 1000));

export const today = (): string => schoolDay(new Date());
