import { byPhase } from "@visiga/contracts/dated-facts";
import {
  dayToReport,
  forLevel,
  isSampleSum,
  type Level,
  levelKeys,
  levels,
  sumOfFees,
} from "@visiga/contracts/joining";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { useMark, withoutMarks } from "#platform/editing/marks.ts";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";

export interface LevelProps {
  /** Undefined for both levels. */
  level: Level | undefined;
}

/** What the parts of /joining write about the chosen level, or about both. */
export function useJoining(chosen: Level | undefined) {
  const { calendar, joining } = useDictionary();
  const language = useLanguage();
  const { facts, today } = useSite();
  const mark = useMark();
  const { coming, over } = byPhase("reportingDays", forLevel(facts.reportingDays, chosen), today);
  const fieldMark = useFieldMark();
  /** `Tsh 1,500,000`, never broken over lines. Without marks, because the amount itself is edited. */
  const amount = (number: number) =>
    fill(withoutMarks(joining.amount), { amount: formatNumber(number, language) }).replaceAll(" ", "\u00a0");
  return {
    joining,
    language,
    facts,
    today,
    /** The next one first, and of those that are over the latest. */
    reportingDays: { coming, latest: over[0] },
    fieldMark,
    amount,
    sums: (chosen ? [chosen] : levels)
      .filter((level) => sumOfFees(facts, level) > 0)
      .map((level) => {
        const name = joining[levelKeys[level]].sum;
        return {
          level,
          name: isSampleSum(facts, level) ? sampleName(name, language) : name,
          amount: mark("fees", amount(sumOfFees(facts, level))),
        };
      }),
    /** The first day to report, or the last one once the first is over, and its words. */
    dayToReport: (record: { day: string; last: string | null }) => {
      const { which, day } = dayToReport(record, today);
      const field = which === "last" ? "last" : "day";
      return { which, day, text: fieldMark("reportingDays", record, field, formatDay(day, language)) };
    },
    /** A day, or the first and the last one. */
    period: (first: string, last: string | null, inWords: (day: string) => string) =>
      last === null || last === first
        ? inWords(first)
        : fill(calendar.period, { first: inWords(first), last: inWords(last) }),
    /** Names the level of a record, if the page shows both levels and the record is for one. */
    levelNote: (level: Level | "both" | null) =>
      chosen || level === null || level === "both" ? undefined : joining[levelKeys[level]].only,
  };
}
