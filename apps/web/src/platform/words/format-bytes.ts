import { fill, formatNumber } from "@visiga/i18n/format";
import { useDictionary, useLanguage, type Words } from "./dictionary.ts";

/** Formats bytes: `88 KB`, `4.2 MB`. */
export function formatBytes(bytes: number, { language, dictionary: { saver } }: Words): string {
  const thousands = Math.max(1, Math.round(bytes / 1000));
  return thousands < 1000
    ? fill(saver.kilobytes, { size: formatNumber(thousands, language) })
    : fill(saver.megabytes, { size: formatNumber(Math.round(thousands / 100) / 10, language) });
}

/** Returns a function that formats bytes in the reader’s language. */
export function useFormatBytes(): (bytes: number) => string {
  const words = { language: useLanguage(), dictionary: useDictionary() };
  return (bytes) => formatBytes(bytes, words);
}
