import * as format from "@visiga/i18n/format";
import { useDictionary, useLanguage, type Words } from "./dictionary.ts";

/** Formats bytes: `88 KB`, `4.2 MB`. */
export const formatBytes = (bytes: number, { language, dictionary: { saver } }: Words): string =>
  format.formatBytes(bytes, language, saver);

/** Returns a function that formats bytes in the reader’s language. */
export function useFormatBytes(): (bytes: number) => string {
  const t = { language: useLanguage(), dictionary: useDictionary() };
  return (bytes) => formatBytes(bytes, t);
}
