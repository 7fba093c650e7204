import { isSampleSum, type Level, levelKeys, reportingDay, sumOfFees } from "@visiga/contracts/joining";
import { fill, formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
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
  const sum = sumOfFees(facts, level);
  const day = reportingDay(facts, level, new Date());
  const parts = [
    sum > 0 &&
      fill(joining[levelKeys[level]].fees, {
        amount: isSampleSum(facts, level) ? sampleName(amount(sum), language) : amount(sum),
      }),
    day && fill(joining.reporting.day, { day: formatDay(day, language) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      <TextLink to={`/joining?level=${level}`}>{parts.join(" ")}</TextLink>
    </p>
  );
}
