import { forLevel } from "@visiga/contracts/joining";
import { useLastDate } from "#platform/school/last-date.ts";
import { Checks, TickBox } from "#ui/controls/checks.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { type LevelProps, useJoining } from "./joining-words.ts";

/** What a boy brings, as a list to tick, on the device or on paper. */
export function ThingsToBring({ level }: LevelProps) {
  const { joining, facts, levelNote } = useJoining(level);
  const list = forLevel(facts.thingsToBring, level);
  if (list.length === 0) return null;
  return (
    <>
      <h2>{joining.things}</h2>
      <Checks>
        {list.map(({ item, count, level: whose, langs }, index) => (
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
  const { joining, reportingDays, levelNote, reportingDayText } = useJoining(level);
  const { lastDate, untilOver } = useLastDate();
  const { coming, latest } = reportingDays;
  if (coming.length === 0 && !latest) return null;
  return (
    <>
      <h2>{joining.reporting.title}</h2>
      {coming.length === 0 && latest && <p>{lastDate(reportingDayText(latest))}</p>}
      {coming.length > 0 && (
        <Facts wide {...untilOver(coming.at(-1)?.day)}>
          {coming.map((each, index) => (
            <Fact
              key={index}
              term={<time dateTime={each.day}>{reportingDayText(each)}</time>}
              note={levelNote(each.level)}
              until={each.day}
            >
              <LangSpan lang={each.langs?.what}>{each.what}</LangSpan>
            </Fact>
          ))}
        </Facts>
      )}
    </>
  );
}
