import { useQuery } from "@tanstack/react-query";
import type { PageViewReport } from "@visiga/contracts/page-views";
import { fill, formatDay, formatMonth } from "@visiga/i18n/format";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { MostRead } from "./most-read.tsx";
import { ViewPeriods } from "./view-periods.tsx";
import { pageViewSentence, sumOf } from "./view-words.ts";

export function ViewsTab() {
  const { pageViews } = useDashboardDictionary();
  const { data, error, refetch } = useQuery(useTrpc().pageViews.report.queryOptions());
  return (
    <>
      <TabHead title={pageViews.title} lead={pageViews.lead} />
      {data && <Report report={data} />}
      {!data && error && <FailedList onRetry={() => void refetch()}>{pageViews.failed}</FailedList>}
      {!data && !error && <LoadingStar>{pageViews.loading}</LoadingStar>}
    </>
  );
}

function Report({ report: { days, months, pages } }: { report: PageViewReport }) {
  const { pageViews: words } = useDashboardDictionary();
  const language = useLanguage();
  const monthOf = (start: string) => formatMonth(start, language);
  const recent = months.slice(-2).reverse();
  return (
    <>
      <ViewPeriods
        title={words.lastDays}
        sentences={[pageViewSentence(sumOf(days), words.inLastDays, words, language)]}
        periods={days}
        unit={words.day}
        nameOf={(start) => formatDay(start, language)}
      />
      <ViewPeriods
        title={words.lastMonths}
        sentences={recent.map((month) =>
          pageViewSentence(month, fill(words.inMonth, { month: monthOf(month.start) }), words, language),
        )}
        periods={months}
        unit={words.month}
        nameOf={monthOf}
      />
      {pages.length > 0 && <MostRead pages={pages} />}
    </>
  );
}
