import { type ActivityQuery, revisionKinds } from "@visiga/contracts/activity";
import { retentionDays, type SecurityEventKind, securityEventKinds } from "@visiga/contracts/security-log";
import { fill } from "@visiga/i18n/format";
import { type ChangeEvent, useState } from "react";
import { DateField } from "#dashboard/shared/forms/fields.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { FilterTabs, TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import tools from "#dashboard/shared/tab/tools.module.css";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Options, SelectField } from "#ui/controls/field.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import styles from "./activity-list.module.css";
import { ActivityList } from "./activity-list.tsx";
import { timeText } from "./activity-words.ts";

export function ActivityTab() {
  const { dashboard, securityLog } = useDashboardDictionary();
  const title = dashboard.tabs.activity;
  const [part, setPart] = useState<"changes" | "security">("changes");
  return (
    <>
      <TabHead title={title} />
      <FilterTabs
        label={title}
        values={["changes", "security"]}
        words={{ changes: securityLog.changes, security: securityLog.title }}
        value={part}
        onChange={setPart}
      />
      {part === "changes" ? <Changes /> : <SecurityLog />}
    </>
  );
}

function Changes() {
  const { activity, dashboard } = useDashboardDictionary();
  const { who, what, since, everybody, everything, pictures, plans } = activity.filters;
  const kinds = { picture: pictures, user: dashboard.tabs.users, site: dashboard.tabs.site, plan: plans };
  const [filters, setFilters] = useState<Pick<ActivityQuery, "who" | "kind" | "since">>({});
  const list = usePagedList(useTrpc().activity.list, useTrpcClient().activity.list, filters);
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
      <div className={`wraps gap-3 ${tools.tools}`}>
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

function SecurityLog() {
  const dictionary = useDashboardDictionary();
  const { securityLog: t, activity } = dictionary;
  const language = useLanguage();
  const [kind, setKind] = useState<SecurityEventKind>();
  const list = usePagedList(useTrpc().activity.security, useTrpcClient().activity.security, kind ? { kind } : {});
  return (
    <>
      <p>{fill(t.lead, { log: retentionDays.securityLog, activity: retentionDays.activity })}</p>
      <div className={`wraps gap-3 ${tools.tools}`}>
        <SelectField
          label={activity.filters.what}
          value={kind ?? ""}
          onChange={({ target }) => setKind(securityEventKinds.find((each) => each === target.value))}
        >
          <option value="">{t.everything}</option>
          <Options values={securityEventKinds} label={(each) => t.kinds[each]} />
        </SelectField>
      </div>
      <ListView
        list={list}
        words={{ failed: activity.failed, more: activity.earlier }}
        empty={<EmptyState title={kind ? t.noMatch : t.empty} />}
      >
        {(events) => (
          <ol className={`ruled-between ${styles.list}`}>
            {events.map(({ id, at, kind, account, by, address, device, detail }) => (
              <li key={id} className={styles.line}>
                <time dateTime={at} className="smaller mute tabular">
                  {timeText(at, dictionary, language)}
                </time>
                <span className="breaks">{account ?? t[withoutAccount(kind)]}</span>
                <div className={`shrinks ${styles.what}`}>
                  <p>
                    {t.kinds[kind]}
                    {by && ` ${fill(t.by, { name: by })}`}
                    {detail && `: ${detail}`}
                  </p>
                  {(device || address) && (
                    <p className="smaller mute">{[device, address].filter(Boolean).join(" · ")}</p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
      </ListView>
    </>
  );
}

/** Events that commands record. */
const ofServer: readonly SecurityEventKind[] = [
  "backupRestored",
  "restoreTookDown",
  "numberEntered",
  "numbersRestored",
  "passkeysRequired",
];

function withoutAccount(kind: SecurityEventKind): "server" | "unknown" | "unknownPasskey" {
  if (ofServer.includes(kind)) return "server";
  return kind === "passkeyRefused" ? "unknownPasskey" : "unknown";
}
