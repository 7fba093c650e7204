import { timeZone } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import type { Placeholder } from "./translation.ts";

/** Fills a text's placeholders: `fill("{shown} of {total}", { shown: 9, total: 27 })`. */
export function fill<Text extends string>(text: Text, values: Record<Placeholder<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => String(values[name]));
}

/** BCP 47 tags: day before month in both languages, as Tanzania writes it. */
const locales: Record<Language, string> = { en: "en-GB", sw: "sw-TZ" };

/** `2026-11-08T…Z` as `8 November 2026` in the school's time zone, unbroken. RangeError for text that is no date. */
export function formatDay(iso: string, language: Language): string {
  // Cached, because creating a formatter takes longer than the rest of rendering a gallery tile.
  longDays[language] ??= new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone });
  return longDays[language].format(new Date(iso)).replace(/ /g, "\u00a0");
}

const longDays: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `2026-11-08` as `November 2026`, with a no-break space. Throws a RangeError for text that is no date. */
export function formatMonth(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone })
    .format(new Date(iso))
    .replace(/ /g, "\u00a0");
}

/** `2026-11-08` as `Sunday`. Throws a RangeError for text that is no date. */
export const formatWeekday = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone }).format(new Date(iso));

/** `2026-11-08T06:05…Z` as `09:05`, in the school's time zone. RangeError for text that is no date. */
export function formatTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { hour: "2-digit", minute: "2-digit", timeZone }).format(
    new Date(iso),
  );
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
