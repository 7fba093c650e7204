import { timeZone } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import type { Placeholder } from "./translation.ts";

/** Fills a text's placeholders: `fill("{shown} of {total}", { shown: 9, total: 27 })`. */
export function fill<Text extends string>(text: Text, values: Record<Placeholder<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => String(values[name]));
}

/** Whether a text ends as a sentence, so that another may follow on its line. */
export const endsAsSentence = (text: string): boolean => /[.!?]$/.test(text.trimEnd());

/** BCP 47 tags: day before month in both languages, as Tanzania writes it. */
const locales: Record<Language, string> = { en: "en-GB", sw: "sw-TZ" };

/** A format of moments in the school's time zone. It throws a RangeError for text that is no date. */
function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string, language: Language) => string {
  // Kept, because creating a formatter takes longer than the rest of rendering a gallery tile.
  const formatters: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (iso, language) => {
    formatters[language] ??= new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
    return formatters[language].format(new Date(iso)).replace(/ /g, "\u00a0");
  };
}

/** `2026-11-08T…Z` as `8 November 2026`, with no-break spaces. */
export const formatDay = dateFormat({ dateStyle: "long" });

/** `2026-11-08` as `November 2026`, with a no-break space. */
export const formatMonth = dateFormat({ month: "long", year: "numeric" });

/** `2026-11-08` as `Sunday`. */
export const formatWeekday = dateFormat({ weekday: "long" });

/** `2026-11-08T06:05…Z` as `09:05`. */
export const formatTime = dateFormat({ hour: "2-digit", minute: "2-digit" });

/** `08:00` of a day as it is said: in Swahili the hours of a day begin at six, `saa 2:00 asubuhi`. */
export function formatHour(time: string, language: Language): string {
  if (language === "en") return time;
  const hour = Number(time.slice(0, 2));
  const part = hour < 4 || hour > 18 ? "usiku" : hour < 12 ? "asubuhi" : hour < 16 ? "mchana" : "jioni";
  return `saa\u00a0${(hour + 6) % 12 || 12}${time.slice(2)}\u00a0${part}`;
}

/** `88 KB`, `4.2 MB`. @param units the texts `saver.kilobytes` and `saver.megabytes` */
export function formatBytes(bytes: number, language: Language, units: Record<"kilobytes" | "megabytes", string>) {
  const thousands = Math.max(1, Math.round(bytes / 1000));
  const unit = thousands < 1000 ? units.kilobytes : units.megabytes;
  const size = thousands < 1000 ? thousands : Math.round(thousands / 100) / 10;
  return unit.replace("{size}", () => formatNumber(size, language));
}

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value);
