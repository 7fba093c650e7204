import { fill, formatDay, formatMonth, formatWeekday } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useOrigin } from "#platform/document/root.tsx";
import { withoutMarks } from "#platform/editing/marks.ts";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { type TermDate, useTermDates } from "#platform/school/term-dates.ts";
import { dateToSend } from "#platform/school/texts-to-send.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { SendText, ShareFold } from "#site/share/share.tsx";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";
import fold from "#ui/controls/fold.module.css";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./calendar-article.module.css";

export function CalendarArticle() {
  const { calendar, common, frame } = useDictionary();
  const language = useLanguage();
  const { coming, over } = useTermDates();
  const period = usePeriod();
  const months = [...new Set(coming.map(monthOf))];
  /** A copy without a network hides a month that is over, and says after the last one that no date is to come. */
  const untilOver = (dates: readonly TermDate[], month: string) => {
    const lastOf = (some: readonly TermDate[]) =>
      some
        .map(({ last }) => last)
        .sort()
        .at(-1);
    const until = lastOf(dates.filter((date) => monthOf(date) === month));
    return {
      "data-until": until,
      "data-over": until === lastOf(dates) ? withoutMarks(calendar.coming.empty) : undefined,
    };
  };
  const changed = useSite().changed.termDates;
  if (coming.length + over.length === 0)
    return (
      <>
        <p className="lead">{calendar.empty}</p>
        <EnterNow step="dates" />
      </>
    );
  return (
    <>
      <Stack gap={6}>
        <p className="lead">{calendar.lead}</p>
        {coming.length === 0 && <p>{calendar.coming.empty}</p>}
        {months.map((month) => (
          <section key={month} {...untilOver(coming, month)}>
            <h2 className={styles.month}>
              <time dateTime={month}>{formatMonth(month, language)}</time>
            </h2>
            <Facts wide>
              {coming
                .filter((date) => monthOf(date) === month)
                .map((date) => (
                  <ComingDate key={date.id} date={date} />
                ))}
            </Facts>
          </section>
        ))}
      </Stack>
      {over.length > 0 && (
        <details className={`screen-only above-5 ${fold.fold}`}>
          <summary>{calendar.past}</summary>
          <Facts wide>
            {over.map((date) => (
              <Fact key={date.id} term={period(date)} note={date.level && calendar.levels[date.level]}>
                <LangSpan lang={date.langs?.what}>{date.what}</LangSpan>
              </Fact>
            ))}
          </Facts>
        </details>
      )}
      <SampleNote of={["termDates"]} />
      <Subscription />
      {/* So that an outdated print can be recognised. */}
      {changed && (
        <p className="small mute above-5">{fill(frame.lastChanged, { day: formatDay(changed, language) })}</p>
      )}
      <WaitingToast message={common.send.copied} closeLabel={common.close} />
    </>
  );
}

/** `2027-06` */
const monthOf = ({ first }: TermDate): string => first.slice(0, 7);

function ComingDate({ date }: { date: TermDate }) {
  const t = useDictionary();
  const { calendar } = t;
  const language = useLanguage();
  const { today } = useSite();
  const period = usePeriod();
  const query = useLanguageQuery();
  return (
    <Fact term={period(date)} note={date.level && calendar.levels[date.level]} until={date.last}>
      <span className={styles.what} lang={date.langs?.what}>
        {date.what}
      </span>{" "}
      {date.first <= today && <Tag tone="on">{calendar.now}</Tag>}{" "}
      <ShareFold title={date.what}>
        <TextLink to={`/calendar/${date.id}.ics${query}`} aria-label={fill(calendar.saveOne, { name: date.what })}>
          <Icon name="calendar" />
          {calendar.save}
        </TextLink>
        <SendText {...dateToSend(date, t, language)} />
      </ShareFold>
    </Fact>
  );
}

function Subscription() {
  const { calendar, frame } = useDictionary();
  const { subscribe } = calendar;
  const file = `/calendar.ics${useLanguageQuery()}`;
  const origin = useOrigin();
  const address = `${origin}${file}`;
  return (
    <section>
      <h2>{subscribe.title}</h2>
      <p>{subscribe.text}</p>
      <p className="breaks above-4">
        {subscribe.address}{" "}
        <b>
          {origin}
          <wbr />
          {file}
        </b>
      </p>
      <Actions>
        <ButtonLink icon="calendar" to={address.replace(/^https?:/, "webcal:")}>
          {subscribe.action}
        </ButtonLink>
        <WithScript>
          <Button icon="print" variant="line" className="script-only" data-print>
            {frame.print}
          </Button>
        </WithScript>
        <TextLink to={file}>
          <Icon name="download" />
          {subscribe.file}
        </TextLink>
      </Actions>
    </section>
  );
}

/** The days of a date in words: one day, or the first to the last. */
function usePeriod(): (date: TermDate) => ReactNode {
  const { calendar } = useDictionary();
  const language = useLanguage();
  const mark = useFieldMark();
  return (date) => {
    const inWords = (end: "first" | "last") =>
      mark("termDates", date, end, `${formatWeekday(date[end], language)} ${formatDay(date[end], language)}`);
    if (date.first === date.last) return <time dateTime={date.first}>{inWords("first")}</time>;
    return fill(calendar.period, { first: inWords("first"), last: inWords("last") });
  };
}

const useLanguageQuery = (): string => (useLanguage() === "sw" ? "?lang=sw" : "");
