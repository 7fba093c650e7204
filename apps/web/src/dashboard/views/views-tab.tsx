import { useQuery } from "@tanstack/react-query";
import type { PageViewReport, PeriodViews } from "@visiga/contracts/page-views";
import { publicPaths } from "@visiga/contracts/public-paths";
import { fill, formatDay, formatMonth, formatNumber } from "@visiga/i18n/format";
import type { CSSProperties } from "react";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePlaceName } from "#dashboard/shared/words/names.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { pageViewSentence, share, sumOf } from "./view-words.ts";
import styles from "./views.module.css";

export function ViewsTab() {
  const { pageViews, dashboard } = useDashboardDictionary();
  const { data, error, refetch } = useQuery(useTrpc().pageViews.report.queryOptions());
  return (
    <>
      <TabHead title={dashboard.tabs.views} />
      {data && <Report report={data} />}
      {!data && error && <FailedList onRetry={() => void refetch()}>{pageViews.failed}</FailedList>}
      {!data && !error && <LoadingStar>{pageViews.loading}</LoadingStar>}
    </>
  );
}

function Report({ report: { days, months, pages, browsers } }: { report: PageViewReport }) {
  const { pageViews: t, images } = useDashboardDictionary();
  const language = useLanguage();
  const titleOf = usePlaceName();
  // An earlier release may have had other pages.
  const pageName = (path: string) => {
    const page = publicPaths.find((each) => each === path);
    return page ? titleOf(page) : path;
  };
  const monthOf = (start: string) => formatMonth(start, language);
  const recent = months.slice(-2).reverse();
  return (
    <>
      <div className="panels">
        <ViewPeriods
          title={t.lastDays}
          sentences={[pageViewSentence(sumOf(days), t.inLastDays, t, language)]}
          periods={days}
          unit={t.day}
          nameOf={(start) => formatDay(start, language)}
        />
        <ViewPeriods
          title={t.lastMonths}
          sentences={recent.map((month) =>
            pageViewSentence(month, fill(t.inMonth, { month: monthOf(month.start) }), t, language),
          )}
          periods={months}
          unit={t.month}
          nameOf={monthOf}
        />
        {pages.length > 0 && (
          <Counts
            title={t.mostRead}
            column={images.fields.page}
            rows={pages.map(({ path, count }) => ({ name: pageName(path), count }))}
            note={t.mostReadNote}
          />
        )}
        {browsers.some(({ count }) => count > 0) && (
          <Counts
            title={t.browsers}
            column={t.browser}
            rows={browsers.map(({ family, count }) => ({ name: t.families[family], count }))}
            note={t.browsersNote}
          />
        )}
      </div>
      <p className="smaller mute">{t.lead}</p>
    </>
  );
}

interface CountsProps {
  title: string;
  column: string;
  rows: readonly { readonly name: string; readonly count: number }[];
  note: string;
}

function Counts({ title, column, rows, note }: CountsProps) {
  const { pageViews: t } = useDashboardDictionary();
  const language = useLanguage();
  const highest = Math.max(...rows.map(({ count }) => count));
  return (
    <section className={`paper padded stack gap-3 ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      <table className={styles.pages}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t.count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <i style={{ "--width": count / highest } as CSSProperties} />
              </th>
              <td>{formatNumber(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption mute">{note}</p>
    </section>
  );
}

interface ViewPeriodsProps {
  title: string;
  sentences: readonly string[];
  /** Oldest first. */
  periods: readonly PeriodViews[];
  unit: string;
  nameOf: (start: string) => string;
}

/** Views as bars and as a table. Screen readers read the sentences and the table instead of the bars. */
function ViewPeriods({ title, sentences, periods, unit, nameOf }: ViewPeriodsProps) {
  const { pageViews: t, dashboard } = useDashboardDictionary();
  const language = useLanguage();
  const highest = Math.max(...periods.map(({ count }) => count));
  const ends = [periods.at(0), periods.at(-1)].flatMap((period) => (period ? [period.start] : []));
  return (
    <section className={`paper padded stack gap-3 ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {highest > 0 && (
        <>
          <div aria-hidden="true">
            <p className="caption mute tabular">{formatNumber(highest, language)}</p>
            <div className={styles.bars}>
              {periods.map(({ start, count }) => (
                <i key={start} style={{ "--height": count / highest } as CSSProperties} />
              ))}
            </div>
            <p className={"row apart gap-3 caption mute above-1"}>
              {ends.map((start) => (
                <span key={start}>{nameOf(start)}</span>
              ))}
            </p>
          </div>
          <details>
            <summary>{t.table}</summary>
            <table className={styles.table}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{unit}</th>
                  <th scope="col">{t.count}</th>
                  <th scope="col">{t.swahili}</th>
                  <th scope="col">{t.saver}</th>
                </tr>
              </thead>
              <tbody>
                {[...periods].reverse().map(({ start, count, swahili, saver }) => (
                  <tr key={start}>
                    <th scope="row">{nameOf(start)}</th>
                    <td>{formatNumber(count, language)}</td>
                    <td>{fill(dashboard.percent, { percent: share(swahili, count) })}</td>
                    <td>{fill(dashboard.percent, { percent: share(saver, count) })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
