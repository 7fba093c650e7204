import { forLevel } from "@visiga/contracts/joining";
import { fill } from "@visiga/i18n/format";
import { useLastDate } from "#platform/school/last-date.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Checks, TickBox } from "#ui/controls/checks.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./joining-preparations.module.css";
import { type LevelProps, useJoining } from "./joining-words.ts";

/** Ways to pay, each number with a button that copies it, below a warning: pay nobody else, or these are samples. */
export function JoiningPayments() {
  const { joining } = useDictionary();
  const { payments = [] } = useSite().facts;
  const samples = payments.filter(({ sample }) => sample).length;
  if (payments.length === 0) return null;
  return (
    <>
      <h2>{joining.payments.title}</h2>
      <Stack gap={4}>
        <Notice icon="warning" tone="bad">
          {samples === 0 && joining.payments.warning}
          {samples > 0 && (samples < payments.length ? joining.payments.someSamples : joining.payments.sample)}
        </Notice>
        <Facts wide>
          {payments.map(({ kind, name, number, holder }) => (
            <Fact
              key={`${name} ${number}`}
              term={fill(joining.payments[kind], { name })}
              note={fill(joining.payments.holder, { name: holder })}
            >
              <span className={`row wraps ${styles.number}`}>
                <b>{number}</b>
                <WithScript>
                  <TextButton
                    className="script-only"
                    aria-label={fill(joining.copyOne, { number })}
                    data-copy={number.replaceAll(" ", "")}
                  >
                    <Icon name="copy" />
                    {joining.copy}
                  </TextButton>
                </WithScript>
              </span>
            </Fact>
          ))}
        </Facts>
      </Stack>
    </>
  );
}

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
