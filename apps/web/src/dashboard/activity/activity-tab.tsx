import { type ActivityQuery, revisionKinds } from "@visiga/contracts/activity";
import { type ChangeEvent, useState } from "react";
import { DateField } from "#dashboard/shared/forms/date-field.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { FilterTabs } from "#dashboard/shared/tab/filter-tabs.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import tools from "#dashboard/shared/tab/tools.module.css";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Options, SelectField } from "#ui/controls/field.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ActivityList } from "./activity-list.tsx";
import { SecurityLog } from "./security-log.tsx";

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
  const { who, what, since, everybody, everything, pictures, users, site } = activity.filters;
  const kinds = { picture: pictures, user: users, site };
  const [filters, setFilters] = useState<Pick<ActivityQuery, "who" | "kind" | "since">>({});
  const client = useTrpcClient();
  const list = usePagedList({
    queryKey: [...useTrpc().activity.list.pathKey(), filters],
    read: (cursor) => client.activity.list.query({ ...filters, ...cursor }),
  });
  const none = Object.keys(filters).length > 0 ? activity.noMatch : activity.empty;
  const filter = (name: keyof typeof filters) => ({
    value: filters[name] ?? "",
    className: tools.narrow,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const { [name]: _before, ...others } = filters;
      setFilters({ ...others, ...(value && { [name]: value }) });
    },
  });
  return (
    <>
      <div className={tools.tools}>
        <SelectField label={who} {...filter("who")}>
          <option value="">{everybody}</option>
          {list.first?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={what} {...filter("kind")}>
          <option value="">{everything}</option>
          <Options values={revisionKinds} label={(kind) => kinds[kind]} />
        </SelectField>
        <DateField label={since} max={today()} {...filter("since")} />
      </div>
      <ListView list={list} words={{ ...activity, more: activity.earlier }} empty={<EmptyState title={none} />}>
        {(entries) => <ActivityList entries={entries} />}
      </ListView>
    </>
  );
}
