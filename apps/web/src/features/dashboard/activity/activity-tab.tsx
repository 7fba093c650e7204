import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingStar } from "../../../ui/loading-star.tsx";
import { FailedList } from "../frame/failed-list.tsx";
import { ListFoot } from "../frame/list-foot.tsx";
import { TabHead } from "../frame/tab-head.tsx";
import { ActivityFilterFields } from "./activity-filter-fields.tsx";
import { ActivityLog } from "./activity-log.tsx";
import { type ActivityFilters, useActivity } from "./use-activity.ts";

/** The Activity tab: who changed what and when. */
export function ActivityTab() {
  const { activity } = useDashboardDictionary();
  const [filters, setFilters] = useState<ActivityFilters>({});
  const log = useActivity(filters);
  return (
    <>
      <TabHead title={activity.title} />
      <ActivityFilterFields filters={filters} people={log.first?.people ?? []} onChange={setFilters} />
      <LogState log={log} filtered={Object.keys(filters).length > 0} />
    </>
  );
}

/** The log, or the word for what is instead. */
function LogState({ log, filtered }: { log: ReturnType<typeof useActivity>; filtered: boolean }) {
  const { activity } = useDashboardDictionary();
  const { items, total, failed, retry, arriving } = log;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{activity.failed}</FailedList>;
    return <LoadingStar>{activity.loading}</LoadingStar>;
  }
  if (items.length === 0 && !arriving) return <EmptyState title={filtered ? activity.noMatch : activity.empty} />;
  return (
    <div aria-busy={arriving || undefined}>
      <ActivityLog entries={items} />
      {failed && <FailedList onRetry={retry}>{activity.failed}</FailedList>}
      <ListFoot list={log} more={activity.earlier} shown={fill(activity.shown, { shown: items.length, total })} />
    </div>
  );
}
