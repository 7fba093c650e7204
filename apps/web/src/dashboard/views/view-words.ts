import type { Language } from "@visiga/contracts/languages";
import type { PeriodViews } from "@visiga/contracts/page-views";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatNumber } from "@visiga/i18n/format";

type Words = DashboardDictionary["pageViews"];
type Counted = Omit<PeriodViews, "start">;

export const share = (part: number, count: number): number => (count === 0 ? 0 : Math.round((100 * part) / count));

export const sumOf = (periods: readonly Counted[]): Counted => {
  const sum = (name: keyof Counted) => periods.reduce((all, period) => all + period[name], 0);
  return { count: sum("count"), swahili: sum("swahili"), saver: sum("saver") };
};

/** `4,210 pages were read in October 2026, 61% in Swahili, 20% with data saver.` */
export function pageViewSentence({ count, swahili, saver }: Counted, when: string, t: Words, language: Language) {
  if (count === 0) return fill(t.none, { when });
  return fill(count === 1 ? t.one : t.many, {
    when,
    count: formatNumber(count, language),
    swahili: share(swahili, count),
    saver: share(saver, count),
  });
}
