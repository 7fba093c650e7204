import type { PeriodViews } from "@visiga/contracts/page-views";
import { fill, formatNumber } from "@visiga/i18n/format";
import { type CSSProperties, useId } from "react";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { share } from "./view-words.ts";
import styles from "./views.module.css";

interface ViewPeriodsProps {
  title: string;
  sentences: readonly string[];
  /** Oldest first. */
  periods: readonly PeriodViews[];
  unit: string;
  nameOf: (start: string) => string;
}

/** Views as bars and as a table. Screen readers read the sentences and the table instead of the bars. */
export function ViewPeriods({ title, sentences, periods, unit, nameOf }: ViewPeriodsProps) {
  const { pageViews: words } = useDashboardDictionary();
  const language = useLanguage();
  const id = useId();
  const highest = Math.max(...periods.map(({ count }) => count));
  const ends = [periods.at(0), periods.at(-1)].flatMap((period) => (period ? [period.start] : []));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div aria-hidden="true">
        <p className={styles.scale}>{formatNumber(highest, language)}</p>
        <div className={styles.bars}>
          {periods.map(({ start, count }) => (
            <i key={start} style={{ "--height": count / Math.max(highest, 1) } as CSSProperties} />
          ))}
        </div>
        <p className={styles.ends}>
          {ends.map((start) => (
            <span key={start}>{nameOf(start)}</span>
          ))}
        </p>
      </div>
      <details>
        <summary>{words.table}</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {[unit, words.count, words.swahili, words.saver].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.toReversed().map(({ start, count, swahili, saver }) => (
              <tr key={start}>
                <th scope="row">{nameOf(start)}</th>
                <td>{formatNumber(count, language)}</td>
                <td>{fill(words.percent, { percent: share(swahili, count) })}</td>
                <td>{fill(words.percent, { percent: share(saver, count) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
