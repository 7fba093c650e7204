import { forLevel, type Level } from "@visiga/contracts/joining";
import { formatDay, formatWeekday } from "@visiga/i18n/format";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";

/** Day and place of the coming entrance examinations of a level. */
export function EntranceExaminations({ level }: { level: Level }) {
  const { admission } = useDictionary();
  const language = useLanguage();
  const mark = useFieldMark();
  const { facts, today } = useSite();
  const coming = forLevel(facts.entranceExaminations, level)
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <>
      <h2>{admission.examinations}</h2>
      <Facts wide>
        {coming.map((each, index) => {
          const day = `${formatWeekday(each.day, language)} ${formatDay(each.day, language)}`;
          return (
            <Fact
              // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
              key={index}
              term={<time dateTime={each.day}>{mark("entranceExaminations", each, "day", day)}</time>}
            >
              <LangSpan lang={each.langs?.place}>{each.place}</LangSpan>
            </Fact>
          );
        })}
      </Facts>
    </>
  );
}
