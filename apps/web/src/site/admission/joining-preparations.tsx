import { forLevel } from "@visiga/contracts/joining";
import { formatDay } from "@visiga/i18n/format";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Checks, TickBox } from "#ui/controls/checks.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { type LevelProps, useLevelNote } from "./joining-words.ts";

/** What a boy brings, as a list to tick, on the device or on paper. */
export function ThingsToBring({ level }: LevelProps) {
  const { things } = useDictionary().joining;
  const levelNote = useLevelNote(level);
  const list = forLevel(useSite().facts.thingsToBring, level);
  if (list.length === 0) return null;
  return (
    <>
      <h2>{things}</h2>
      <Checks>
        {list.map(({ item, count, level: whose, langs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <TickBox key={index} name={item} note={levelNote(whose)}>
            <LangSpan lang={langs?.item}>{item}</LangSpan>
            {count && (
              <>
                : <b>{count}</b>
              </>
            )}
          </TickBox>
        ))}
      </Checks>
    </>
  );
}

export function ReportingDays({ level }: LevelProps) {
  const { reporting } = useDictionary().joining;
  const language = useLanguage();
  const levelNote = useLevelNote(level);
  const mark = useFieldMark();
  const days = forLevel(useSite().facts.reportingDays, level);
  if (days.length === 0) return null;
  return (
    <>
      <h2>{reporting.title}</h2>
      <Facts wide>
        {days.map((each, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
            key={index}
            term={<time dateTime={each.day}>{mark("reportingDays", each, "day", formatDay(each.day, language))}</time>}
            note={levelNote(each.level)}
          >
            <LangSpan lang={each.langs?.what}>{each.what}</LangSpan>
          </Fact>
        ))}
      </Facts>
    </>
  );
}
