import { byPhase } from "@visiga/contracts/dated-facts";
import { dayToReport, forLevel, type Level } from "@visiga/contracts/joining";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { levelNote, namedSums, periodOf } from "@visiga/i18n/joining-words";
import { useMark, withoutMarks } from "#platform/editing/marks.ts";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";

export interface LevelProps {
  /** Undefined for both levels. */
  level: Level | undefined;
}

/** What the parts of /joining write about the chosen level, or about both. */
export function useJoining(chosen: Level | undefined) {
  const words = useDictionary();
  const { joining } = words;
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
    sums: namedSums(facts, words, language, chosen).map((each) => ({
      ...each,
      amount: mark("fees", amount(each.sum)),
    })),
    /** The first day to report, or the last one once the first is over, and its words. */
    dayToReport: (record: { day: string; last: string | null }) => {
      const { which, day } = dayToReport(record, today);
      const field = which === "last" ? "last" : "day";
      return { which, day, text: fieldMark("reportingDays", record, field, formatDay(day, language)) };
    },
    period: periodOf.bind(null, words),
    levelNote: levelNote.bind(null, words, chosen),
  };
}
