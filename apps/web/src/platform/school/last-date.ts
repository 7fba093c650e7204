import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { withoutMarks } from "#platform/editing/marks.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

type Words = PublicDictionary["admission"];

/** @param over what pages say instead of a day that is over, in the reader's language */
export function useLastDate(over: Words["dayOver"] | Words["dueDate"]["over"]) {
  const language = useLanguage();
  return {
    /** @param day in words */
    lastDate: (day: string) => fill(over, { day }),
    /** Attributes of an element that a copy without a network shows until a day, and then this sentence in its place. */
    untilOver: (day: string | undefined) =>
      day && { "data-until": day, "data-over": withoutMarks(fill(over, { day: formatDay(day, language) })) },
  };
}
