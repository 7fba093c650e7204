import { retentionDays, type SecurityEventKind, securityEventKinds } from "@visiga/contracts/security-log";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/shared/lists/list-foot.tsx";
import tools from "#dashboard/shared/tab/tools.module.css";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { SelectField } from "#ui/controls/field.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { useSecurityLog } from "./use-security-log.ts";

/** Log of logins, refused logins and changes of rights. */
export function SecurityLog() {
  const { securityLog: words } = useDashboardDictionary();
  const [kind, setKind] = useState<SecurityEventKind>();
  return (
    <>
      <p>{fill(words.lead, { log: retentionDays.securityLog, activity: retentionDays.activity })}</p>
      <div className={tools.tools}>
        <SelectField
          label={words.what}
          value={kind ?? ""}
          onChange={({ target }) => setKind(securityEventKinds.find((each) => each === target.value))}
        >
          <option value="">{words.everything}</option>
          {securityEventKinds.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <Content kind={kind} />
    </>
  );
}

function Content({ kind }: { kind: SecurityEventKind | undefined }) {
  const { securityLog: words, activity } = useDashboardDictionary();
  const list = useSecurityLog(kind);
  const { items, total, failed, retry, isPrevious } = list;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{words.failed}</FailedList>;
    return <LoadingStar>{words.loading}</LoadingStar>;
  }
  if (items.length === 0 && !isPrevious) return <EmptyState title={kind ? words.noMatch : words.empty} />;
  return (
    <div aria-busy={isPrevious || undefined}>
      <SecurityEvents events={items} />
      {failed && <FailedList onRetry={retry}>{words.failed}</FailedList>}
      <ListFoot list={list} more={activity.earlier} shown={fill(activity.shown, { shown: items.length, total })} />
    </div>
  );
}
