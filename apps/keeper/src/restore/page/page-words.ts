import type { Language } from "@visiga/contracts/languages";
import * as enDashboard from "@visiga/i18n/en/dashboard-dictionary";
import * as enPublic from "@visiga/i18n/en/public-dictionary";
import { fill, formatBytes, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import * as swDashboard from "@visiga/i18n/sw/dashboard-dictionary";
import * as swPublic from "@visiga/i18n/sw/public-dictionary";
import { asEnglish } from "@visiga/i18n/translation";

const en = { ...enPublic, ...enDashboard };
const sw = asEnglish<typeof en>({ ...swPublic, ...swDashboard });

export type PageWords = ReturnType<typeof pageWords>;

/** The texts of the site, and the formats of numbers and days, in one language. */
export function pageWords(language: Language) {
  const t = language === "en" ? en : sw;
  const dayAndTime = (iso: string) => ({ day: formatDay(iso, language), time: formatTime(iso, language) });
  return {
    ...t,
    language,
    number: (value: number) => formatNumber(value, language),
    bytes: (value: number) => formatBytes(value, language, t.saver),
    dayAndTime,
    moment: (iso: string) => fill(t.restore.preview.moment, dayAndTime(iso)),
  };
}
