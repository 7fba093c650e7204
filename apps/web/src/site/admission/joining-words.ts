import { isSampleSum, type Level, levelKeys } from "@visiga/contracts/joining";
import { fill, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { withoutMarks } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";

export interface LevelProps {
  /** Undefined for both levels. */
  level: Level | undefined;
}

/** Writes an amount as `Tsh 1,500,000`, never broken over lines. Without marks, because the amount itself is edited. */
export function useAmount(): (amount: number) => string {
  const words = withoutMarks(useDictionary().joining.amount);
  const language = useLanguage();
  return (amount) => fill(words, { amount: formatNumber(amount, language) }).replaceAll(" ", "\u00a0");
}

export function useSumName(): (level: Level) => string {
  const { joining } = useDictionary();
  const language = useLanguage();
  const { facts } = useSite();
  return (level) => {
    const name = joining[levelKeys[level]].sum;
    return isSampleSum(facts, level) ? sampleName(name, language) : name;
  };
}

/** Returns a function that names the level of a record, if the page shows both levels and the record is for one. */
export function useLevelNote(chosen: Level | undefined): (level: Level | "both") => string | undefined {
  const { joining } = useDictionary();
  return (level) => (chosen || level === "both" ? undefined : joining[levelKeys[level]].only);
}
