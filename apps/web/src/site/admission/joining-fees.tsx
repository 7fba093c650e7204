import {
  forLevel,
  isSampleSum,
  type Level,
  levelKeys,
  levels,
  reportingDay,
  sumOfFees,
} from "@visiga/contracts/joining";
import { fill, formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { useMark } from "#platform/editing/marks.ts";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { feesToSend } from "#platform/school/texts-to-send.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { SendText } from "#site/share/share.tsx";
import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import text from "#ui/text/text.module.css";
import styles from "./joining-fees.module.css";
import { type LevelProps, useAmount, useLevelNote, useSumName } from "./joining-words.ts";

/** Sum of the fees of a level and its reporting day, or the sums of both levels. */
export function JoiningFigures({ level }: LevelProps) {
  const { joining } = useDictionary();
  const language = useLanguage();
  const amount = useAmount();
  const sumName = useSumName();
  const { facts } = useSite();
  const mark = useMark();
  const fieldMark = useFieldMark();
  const sums = (level ? [level] : levels).filter((each) => sumOfFees(facts, each) > 0);
  const next = level && reportingDay(facts, level, new Date());
  if (sums.length === 0 && !next) return null;
  return (
    <Blocks>
      {sums.map((each) => (
        <Block key={each} tone={each === "o-level" ? "gold" : "blue"} term={sumName(each)}>
          {mark("fees", amount(sumOfFees(facts, each)))}
        </Block>
      ))}
      {next && (
        <Block tone="red" term={joining.reporting.first}>
          {/* A long month does not fit beside day and year in large type. */}
          {fieldMark("reportingDays", next, "day", formatDay(next.day, language).replaceAll("\u00a0", " "))}
        </Block>
      )}
    </Blocks>
  );
}

/** Sum of the fees and reporting day of a level, with a link to /joining; nothing if neither is entered. */
export function JoiningLine({ level }: { level: Level }) {
  const { joining } = useDictionary();
  const language = useLanguage();
  const amount = useAmount();
  const { facts } = useSite();
  const mark = useMark();
  const fieldMark = useFieldMark();
  const sum = sumOfFees(facts, level);
  const next = reportingDay(facts, level, new Date());
  const parts = [
    sum > 0 &&
      fill(joining[levelKeys[level]].fees, {
        amount: mark("fees", isSampleSum(facts, level) ? sampleName(amount(sum), language) : amount(sum)),
      }),
    next &&
      fill(joining.reporting.day, { day: fieldMark("reportingDays", next, "day", formatDay(next.day, language)) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      <TextLink to={`/joining?level=${level}`}>{parts.join(" ")}</TextLink>
    </p>
  );
}

export function JoiningFees({ level }: LevelProps) {
  const words = useDictionary();
  const { joining } = words;
  const language = useLanguage();
  const amount = useAmount();
  const levelNote = useLevelNote(level);
  const sumName = useSumName();
  const { facts } = useSite();
  const mark = useMark();
  const fieldMark = useFieldMark();
  const fees = forLevel(facts.fees, level);
  if (fees.length === 0) return null;
  const toSend = feesToSend(facts, words, language, level);
  const sums = (level ? [level] : levels).filter((each) => sumOfFees(facts, each) > 0);
  return (
    <>
      <h2>{joining.fees}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{joining.fee}</th>
            <th scope="col">{joining.cost}</th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee, index) => {
            const { what, amount: shillings, due, level: whose, langs } = fee;
            const day = due && fieldMark("fees", fee, "due", formatDay(due, language));
            const note = [levelNote(whose), day && fill(joining.due, { day })].filter(Boolean);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
              <tr key={index}>
                <td>
                  <span className={styles.what} lang={langs?.what}>
                    {what}
                  </span>{" "}
                  <span className={`${text.small} ${text.mute} ${styles.note}`}>{note.join(", ")}</span>
                </td>
                <td>{fieldMark("fees", fee, "amount", amount(shillings))}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {sums.map((each) => (
            <tr key={each}>
              <th scope="row">{sumName(each)}</th>
              <td>{mark("fees", amount(sumOfFees(facts, each)))}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {toSend && (
        <Actions>
          <SendText {...toSend} />
        </Actions>
      )}
    </>
  );
}
