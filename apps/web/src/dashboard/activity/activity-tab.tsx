import { useState } from "react";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { FilterTabs } from "#dashboard/shared/tab/filter-tabs.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ActivityFilterFields, type ActivityFilters } from "./activity-filter-fields.tsx";
import { ActivityList } from "./activity-list.tsx";
import { SecurityLog } from "./security-log.tsx";

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
  const { activity } = useDashboardDictionary();
  const [filters, setFilters] = useState<ActivityFilters>({});
  const client = useTrpcClient();
  const list = usePagedList({
    queryKey: [...useTrpc().activity.list.pathKey(), filters],
    read: (cursor) => client.activity.list.query({ ...filters, ...cursor }),
  });
  const none = Object.keys(filters).length > 0 ? activity.noMatch : activity.empty;
  return (
    <>
      <ActivityFilterFields filters={filters} people={list.first?.people ?? []} onChange={setFilters} />
      <ListView list={list} words={{ ...activity, more: activity.earlier }} empty={<EmptyState title={none} />}>
        {(entries) => <ActivityList entries={entries} />}
      </ListView>
    </>
  );
}
