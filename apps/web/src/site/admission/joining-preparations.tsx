import { forLevel } from "@visiga/contracts/joining";
import { formatDay } from "@visiga/i18n/format";
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
                : <b lang={langs?.count}>{count}</b>
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
  const days = forLevel(useSite().facts.reportingDays, level);
  if (days.length === 0) return null;
  return (
    <>
      <h2>{reporting.title}</h2>
      <Facts wide>
        {days.map(({ day, what, level: whose, langs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <Fact key={index} plain term={<time dateTime={day}>{formatDay(day, language)}</time>} note={levelNote(whose)}>
            <LangSpan lang={langs?.what}>{what}</LangSpan>
          </Fact>
        ))}
      </Facts>
    </>
  );
}
