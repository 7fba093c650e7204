import { byPhase } from "@visiga/contracts/dated-facts";
import { visitingDays } from "@visiga/contracts/joining";
import { formatDay, formatWeekday } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useLastDate } from "#platform/school/last-date.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { type LevelProps, useJoining } from "./joining-words.ts";

/** From when to when boys report, who, and what happens after the last day. */
export function ReportingDays({ level }: LevelProps) {
  const { joining, language, reportingDays, levelNote, period, fieldMark } = useJoining(level);
  const { coming, latest } = reportingDays;
  const dayOf = (each: (typeof coming)[number], field: "day" | "last") =>
    fieldMark("reportingDays", each, field, formatDay(each[field] ?? each.day, language));
  return (
    <Days
      title={joining.reporting.title}
      latest={latest && dayOf(latest, latest.last ? "last" : "day")}
      lastDay={coming
        .map(({ day, last }) => last ?? day)
        .sort()
        .at(-1)}
    >
      {coming.map((each, index) => (
        <Fact
          key={index}
          term={
            <DayOrPeriod first={each.day} last={each.last}>
              {period(each.day, each.last, (day) => dayOf(each, day === each.day ? "day" : "last"))}
            </DayOrPeriod>
          }
          note={levelNote(each.level)}
          until={each.last ?? each.day}
        >
          <LangSpan lang={each.langs?.what}>{each.what}</LangSpan>
          {each.afterwards && <p lang={each.langs?.afterwards}>{each.afterwards}</p>}
        </Fact>
      ))}
    </Days>
  );
}

/** The visiting days of the calendar. */
export function VisitingDays({ level }: LevelProps) {
  const { joining, language, facts, today, levelNote, period, fieldMark } = useJoining(level);
  const { coming, over } = byPhase("termDates", visitingDays(facts, level), today);
  const inWords = (day: string) => `${formatWeekday(day, language)} ${formatDay(day, language)}`;
  const [latest] = over;
  return (
    <Days title={joining.visiting} latest={latest && inWords(latest.last)} lastDay={coming.at(-1)?.last}>
      {coming.map((each) => (
        <Fact
          key={each.id}
          term={
            <DayOrPeriod first={each.first} last={each.last}>
              {fieldMark("termDates", each, "first", period(each.first, each.last, inWords))}
            </DayOrPeriod>
          }
          note={levelNote(each.level)}
          until={each.last}
        >
          <LangSpan lang={each.langs?.what}>{each.what}</LangSpan>
        </Fact>
      ))}
    </Days>
  );
}

interface PeriodProps {
  first: string;
  last: string | null;
  children: string;
}

/** The words of a day as a time; HTML has none for a period. */
const DayOrPeriod = ({ first, last, children }: PeriodProps) =>
  last === null || last === first ? <time dateTime={first}>{children}</time> : children;

interface DaysProps {
  title: string;
  /** The latest day that is over, in words. */
  latest: string | undefined;
  /** The last of the days to come. */
  lastDay: string | undefined;
  children: readonly ReactNode[];
}

/** Days that are to come, else a sentence with the latest one. */
function Days({ title, latest, lastDay, children }: DaysProps) {
  const { lastDate, untilOver } = useLastDate(useDictionary().admission.dayOver);
  if (children.length === 0 && !latest) return null;
  return (
    <>
      <h2>{title}</h2>
      {children.length === 0 && latest && <p>{lastDate(latest)}</p>}
      {children.length > 0 && (
        <Facts wide {...untilOver(lastDay)}>
          {children}
        </Facts>
      )}
    </>
  );
}
