import type { Language } from "@visiga/contracts/languages";
import { fill, formatNumber } from "@visiga/i18n/format";

/** Formats bytes: `88 KB`, `4.2 MB`. */
export function formatBytes(
  bytes: number,
  { kilobytes, megabytes }: { kilobytes: "{size}\u00a0KB"; megabytes: "{size}\u00a0MB" },
  language: Language,
): string {
  const thousands = Math.max(1, Math.round(bytes / 1000));
  return thousands < 1000
    ? fill(kilobytes, { size: formatNumber(thousands, language) })
    : fill(megabytes, { size: formatNumber(Math.round(thousands / 100) / 10, language) });
}
