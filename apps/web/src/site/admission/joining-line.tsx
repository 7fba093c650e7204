import { isSampleSum, type Level, levelKeys, reportingDay, sumOfFees } from "@visiga/contracts/joining";
import { fill, formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { useMark } from "#platform/editing/marks.ts";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./joining-line.module.css";
import { useAmount } from "./joining-words.ts";

/** Sum of the fees and reporting day of a level, with a link to /joining; nothing if neither is entered. */
export function JoiningLine({ level }: { level: Level }) {
  const { joining } = useDictionary();
  const language = useLanguage();
  const amount = useAmount();
  const { facts } = useSite();
  const mark = useMark();
  const fieldMark = useFieldMark();
  const sum = sumOfFees(facts, level);
  const next = reportingDay(facts, level, new Date());
  const parts = [
    sum > 0 &&
      fill(joining[levelKeys[level]].fees, {
        amount: mark("fees", isSampleSum(facts, level) ? sampleName(amount(sum), language) : amount(sum)),
      }),
    next &&
      fill(joining.reporting.day, { day: fieldMark("reportingDays", next, "day", formatDay(next.day, language)) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      <TextLink to={`/joining?level=${level}`}>{parts.join(" ")}</TextLink>
    </p>
  );
}
