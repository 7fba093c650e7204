import { isOver } from "@visiga/contracts/dated-facts";
import { forLevel, isSampleSum, type Level, levelKeys, sumOfFees } from "@visiga/contracts/joining";
import { fill, formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { useMark, withoutMarks } from "#platform/editing/marks.ts";
import { feesToSend } from "#platform/school/texts-to-send.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SendText } from "#site/share/share.tsx";
import { Actions } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import styles from "./joining-fees.module.css";
import { type LevelProps, useJoining } from "./joining-words.ts";

/** Sum of the fees of a level and its next reporting day, or the sums of both levels. */
export function JoiningFigures({ level }: LevelProps) {
  const { joining, sums, reportingDays, reportingDayText } = useJoining(level);
  const next = level && reportingDays.coming[0];
  if (sums.length === 0 && !next) return null;
  return (
    <Blocks>
      {sums.map((sum) => (
        <Block key={sum.level} tone={sum.level === "o-level" ? "gold" : "blue"} term={sum.name}>
          {sum.amount}
        </Block>
      ))}
      {next && (
        <Block tone="red" term={joining.reporting.first} until={next.day}>
          {/* A long month does not fit beside day and year in large type. */}
          {reportingDayText(next).replaceAll("\u00a0", " ")}
        </Block>
      )}
    </Blocks>
  );
}

/** Sum of the fees and next reporting day of a level, with a link to /joining; nothing if neither is entered. */
export function JoiningLine({ level }: { level: Level }) {
  const { joining, language, facts, amount, reportingDays, reportingDayText } = useJoining(level);
  const mark = useMark();
  const sum = sumOfFees(facts, level);
  const [next] = reportingDays.coming;
  const fees =
    sum > 0 &&
    fill(joining[levelKeys[level]].fees, {
      amount: mark("fees", isSampleSum(facts, level) ? sampleName(amount(sum), language) : amount(sum)),
    });
  if (!fees && !next) return null;
  return (
    <p className="above-4">
      <TextLink to={`/joining?level=${level}`}>
        <span>
          {fees}{" "}
          {next && <span data-until={next.day}>{fill(joining.reporting.day, { day: reportingDayText(next) })}</span>}
        </span>
      </TextLink>
    </p>
  );
}

export function JoiningFees({ level }: LevelProps) {
  const { joining, language, facts, today, amount, sums, fieldMark, levelNote } = useJoining(level);
  const toSend = feesToSend(facts, useDictionary(), language, level);
  const fees = forLevel(facts.fees, level);
  if (fees.length === 0) return null;
  const dueBy = (fee: (typeof fees)[number], due: string) => {
    const day = fieldMark("fees", fee, "due", formatDay(due, language));
    if (isOver("fees", fee, today)) return fill(joining.dueOver, { day });
    const over = withoutMarks(fill(joining.dueOver, { day }));
    return (
      <span data-until={due} data-over={over}>
        {fill(joining.due, { day })}
      </span>
    );
  };
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
            const note = levelNote(whose);
            return (
              <tr key={index}>
                <td>
                  <span className={styles.what} lang={langs?.what}>
                    {what}
                  </span>{" "}
                  <span className={`small mute ${styles.note}`}>
                    {note}
                    {note && due && ", "}
                    {due && dueBy(fee, due)}
                  </span>
                </td>
                <td>{fieldMark("fees", fee, "amount", amount(shillings))}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.level}>
              <th scope="row">{sum.name}</th>
              <td>{sum.amount}</td>
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
