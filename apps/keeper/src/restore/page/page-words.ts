import type { Language } from "@visiga/contracts/languages";
import * as enBackups from "@visiga/i18n/en/backups";
import { common as enCommon } from "@visiga/i18n/en/common";
import { dashboard as enDashboard } from "@visiga/i18n/en/dashboard";
import { errors as enErrors } from "@visiga/i18n/en/errors";
import * as enFrame from "@visiga/i18n/en/frame";
import { images as enImages } from "@visiga/i18n/en/images";
import { title as enTitle } from "@visiga/i18n/en/school";
import { fill, formatBytes, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import * as swBackups from "@visiga/i18n/sw/backups";
import { common as swCommon } from "@visiga/i18n/sw/common";
import { dashboard as swDashboard } from "@visiga/i18n/sw/dashboard";
import { errors as swErrors } from "@visiga/i18n/sw/errors";
import * as swFrame from "@visiga/i18n/sw/frame";
import { images as swImages } from "@visiga/i18n/sw/images";
import { title as swTitle } from "@visiga/i18n/sw/school";
import { asEnglish } from "@visiga/i18n/translation";

const en = {
  ...enBackups,
  ...enFrame,
  common: enCommon,
  dashboard: enDashboard,
  errors: enErrors,
  images: enImages,
  title: enTitle,
};
const sw = asEnglish<typeof en>({
  ...swBackups,
  ...swFrame,
  common: swCommon,
  dashboard: swDashboard,
  errors: swErrors,
  images: swImages,
  title: swTitle,
});

export type PageWords = ReturnType<typeof pageWords>;

/** The texts of the page, and the formats of numbers and days, in one language. */
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
