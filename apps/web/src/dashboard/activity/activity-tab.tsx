import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/shared/lists/list-foot.tsx";
import { FilterTabs } from "#dashboard/shared/tab/filter-tabs.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ActivityFilterFields } from "./activity-filter-fields.tsx";
import { ActivityList } from "./activity-list.tsx";
import { SecurityLog } from "./security-log.tsx";
import { type ActivityFilters, useActivity } from "./use-activity.ts";

/** Activity tab: the change history and the security log. */
export function ActivityTab() {
  const { activity, securityLog } = useDashboardDictionary();
  const [part, setPart] = useState<"changes" | "security">("changes");
  return (
    <>
      <TabHead title={activity.title} />
      <FilterTabs
        label={activity.title}
        tabs={[
          { value: "changes", label: securityLog.changes },
          { value: "security", label: securityLog.title },
        ]}
        value={part}
        onChange={setPart}
      />
      {part === "changes" ? <Changes /> : <SecurityLog />}
    </>
  );
}

function Changes() {
  const [filters, setFilters] = useState<ActivityFilters>({});
  const list = useActivity(filters);
  return (
    <>
      <ActivityFilterFields filters={filters} people={list.first?.people ?? []} onChange={setFilters} />
      <ActivityContent list={list} filtered={Object.keys(filters).length > 0} />
    </>
  );
}

function ActivityContent({ list, filtered }: { list: ReturnType<typeof useActivity>; filtered: boolean }) {
  const { activity } = useDashboardDictionary();
  const { items, total, failed, retry, isPrevious } = list;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{activity.failed}</FailedList>;
    return <LoadingStar>{activity.loading}</LoadingStar>;
  }
  if (items.length === 0 && !isPrevious) return <EmptyState title={filtered ? activity.noMatch : activity.empty} />;
  return (
    <div aria-busy={isPrevious || undefined}>
      <ActivityList entries={items} />
      {failed && <FailedList onRetry={retry}>{activity.failed}</FailedList>}
      <ListFoot list={list} more={activity.earlier} shown={fill(activity.shown, { shown: items.length, total })} />
    </div>
  );
}
