import type { Language } from "@visiga/contracts/languages";
import * as english from "@visiga/i18n/en/backups";
import { common as englishCommon } from "@visiga/i18n/en/common";
import { dashboard as englishDashboard } from "@visiga/i18n/en/dashboard";
import { errors as englishErrors } from "@visiga/i18n/en/errors";
import { navbar as englishNavbar, saver as englishSaver } from "@visiga/i18n/en/frame";
import { images as englishImages } from "@visiga/i18n/en/images";
import { title as englishTitle } from "@visiga/i18n/en/school";
import { fill, formatBytes, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import * as swahili from "@visiga/i18n/sw/backups";
import { common as swahiliCommon } from "@visiga/i18n/sw/common";
import { dashboard as swahiliDashboard } from "@visiga/i18n/sw/dashboard";
import { errors as swahiliErrors } from "@visiga/i18n/sw/errors";
import { navbar as swahiliNavbar, saver as swahiliSaver } from "@visiga/i18n/sw/frame";
import { images as swahiliImages } from "@visiga/i18n/sw/images";
import { title as swahiliTitle } from "@visiga/i18n/sw/school";
import { asEnglish } from "@visiga/i18n/translation";

const en = {
  restore: english.restore,
  title: english.backups.restore,
  common: englishCommon,
  dashboard: englishDashboard,
  errors: englishErrors,
  navbar: englishNavbar,
  saver: englishSaver,
  pages: englishImages.pages as Readonly<Record<string, string>>,
  school: englishTitle.full as string,
};

const sw = asEnglish<typeof en>({
  restore: swahili.restore,
  title: swahili.backups.restore,
  common: swahiliCommon,
  dashboard: swahiliDashboard,
  errors: swahiliErrors,
  navbar: swahiliNavbar,
  saver: swahiliSaver,
  pages: swahiliImages.pages,
  school: swahiliTitle.full,
});

export type PageWords = ReturnType<typeof pageWords>;

/** The texts of the page, and the formats of numbers and days, in one language. */
export function pageWords(language: Language) {
  const t = language === "en" ? en : sw;
  return {
    ...t,
    language,
    number: (value: number) => formatNumber(value, language),
    bytes: (value: number) => formatBytes(value, language, t.saver),
    day: (iso: string) => formatDay(iso, language),
    moment: (iso: string) =>
      fill(t.restore.preview.moment, { day: formatDay(iso, language), time: formatTime(iso, language) }),
    dayAndTime: (iso: string) => ({ day: formatDay(iso, language), time: formatTime(iso, language) }),
  };
}
