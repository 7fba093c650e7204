import { isOver } from "@visiga/contracts/dated-facts";
import { forLevel, type Level, levelKeys, sumsOfFees } from "@visiga/contracts/joining";
import { fill, formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import type { ReactNode } from "react";
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
  const { joining, sums, reportingDays, dayToReport } = useJoining(level);
  const [coming] = level ? reportingDays.coming : [];
  const next = coming && dayToReport(coming);
  if (sums.length === 0 && !next) return null;
  return (
    <Blocks>
      {sums.map((sum) => (
        <Block key={sum.level} tone={sum.level === "o-level" ? "gold" : "blue"} term={sum.name}>
          {sum.amount}
        </Block>
      ))}
      {next && (
        <Block tone="red" term={joining.reporting[next.which]} until={next.day}>
          {/* A long month does not fit beside day and year in large type. */}
          {next.text.replaceAll("\u00a0", " ")}
        </Block>
      )}
    </Blocks>
  );
}

/** Sum of the fees and next reporting day of a level, with a link to /joining; nothing if neither is entered. */
export function JoiningLine({ level }: { level: Level }) {
  const { joining, language, facts, amount, reportingDays, dayToReport } = useJoining(level);
  const mark = useMark();
  const [sum] = sumsOfFees(facts, level);
  const [coming] = reportingDays.coming;
  const next = coming && dayToReport(coming);
  const fees =
    sum &&
    fill(joining[levelKeys[level]].fees, {
      amount: mark("fees", sum.sample ? sampleName(amount(sum.sum), language) : amount(sum.sum)),
    });
  if (!fees && !next) return null;
  return (
    <p className="above-4">
      <TextLink to={`/joining?level=${level}`}>
        <span>
          {fees}{" "}
          {next && (
            <span data-until={next.day}>
              {fill(joining.reporting[next.which === "last" ? "lastDay" : "day"], { day: next.text })}
            </span>
          )}
        </span>
      </TextLink>
    </p>
  );
}

export function JoiningFees({ level }: LevelProps) {
  const { joining, language, facts, sums } = useJoining(level);
  const toSend = feesToSend(facts, useDictionary(), language, level);
  return (
    <>
      <Amounts of="fees" title={joining.fees} level={level}>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.level}>
              <th scope="row">{sum.name}</th>
              <td>{sum.amount}</td>
            </tr>
          ))}
        </tfoot>
      </Amounts>
      {toSend && (
        <Actions>
          <SendText {...toSend} />
        </Actions>
      )}
      <Amounts of="instalments" title={joining.instalments} level={level} />
    </>
  );
}

interface AmountsProps extends LevelProps {
  of: "fees" | "instalments";
  title: string;
  children?: ReactNode;
}

/** Amounts with the days by which they are to be paid; nothing without any. */
function Amounts({ of: key, title, level, children }: AmountsProps) {
  const { joining, language, facts, today, amount, fieldMark, levelNote } = useJoining(level);
  const list = forLevel<(typeof facts.fees & {})[number]>(facts[key], level);
  if (list.length === 0) return null;
  const dueBy = (each: (typeof list)[number], due: string) => {
    const day = fieldMark(key, each, "due", formatDay(due, language));
    if (isOver(key, each, today)) return fill(joining.dueOver, { day });
    const over = withoutMarks(fill(joining.dueOver, { day }));
    return (
      <span data-until={due} data-over={over}>
        {fill(joining.due, { day })}
      </span>
    );
  };
  return (
    <>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{joining.fee}</th>
            <th scope="col">{joining.cost}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((each, index) => {
            const { what, amount: shillings, due, level: whose, langs } = each;
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
                    {due && dueBy(each, due)}
                  </span>
                </td>
                <td>{fieldMark(key, each, "amount", amount(shillings))}</td>
              </tr>
            );
          })}
        </tbody>
        {children}
      </table>
    </>
  );
}
