import { fill, formatDay } from "@visiga/i18n/format";
import { withoutMarks } from "#platform/editing/marks.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";

/** What pages say instead of a day that is over, in the reader's language. */
export function useLastDate() {
  const { over } = useDictionary().admission.dueDate;
  const language = useLanguage();
  return {
    /** @param day in words */
    lastDate: (day: string) => fill(over, { day }),
    /** Attributes of an element that a copy without a network shows until a day, and then this sentence in its place. */
    untilOver: (day: string | undefined) =>
      day && { "data-until": day, "data-over": withoutMarks(fill(over, { day: formatDay(day, language) })) },
  };
}
