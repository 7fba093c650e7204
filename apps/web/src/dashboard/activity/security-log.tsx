import {
  retentionDays,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
} from "@visiga/contracts/security-log";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Options, SelectField } from "#ui/controls/field.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import styles from "./activity-list.module.css";
import { timeText } from "./activity-words.ts";

export function SecurityLog() {
  const { securityLog: words, activity } = useDashboardDictionary();
  const [kind, setKind] = useState<SecurityEventKind>();
  const query = kind ? { kind } : {};
  const client = useTrpcClient();
  const list = usePagedList({
    queryKey: [...useTrpc().activity.security.pathKey(), query],
    read: (cursor) => client.activity.security.query({ ...query, ...cursor }),
  });
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
          <Options values={securityEventKinds} label={(each) => words.kinds[each]} />
        </SelectField>
      </div>
      <ListView
        list={list}
        words={{ ...words, more: activity.earlier, shown: activity.shown }}
        empty={<EmptyState title={kind ? words.noMatch : words.empty} />}
      >
        {(events) => <SecurityEvents events={events} />}
      </ListView>
    </>
  );
}

/** Events that commands record. */
const ofServer: readonly SecurityEventKind[] = ["backupRestored", "restoreTookDown", "passkeysRequired"];

function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const words = useDashboardDictionary();
  const { securityLog } = words;
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {events.map(({ id, at, kind, account, by, address, device, detail }) => (
        <li key={id} className={styles.line}>
          <time dateTime={at}>{timeText(at, words, language)}</time>
          <span className={styles.who}>{account ?? securityLog[withoutAccount(kind)]}</span>
          <div className={styles.what}>
            <p>
              {securityLog.kinds[kind]}
              {by && ` ${fill(securityLog.by, { name: by })}`}
              {detail && `: ${detail}`}
            </p>
            {(device || address) && <p className={styles.source}>{[device, address].filter(Boolean).join(" · ")}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function withoutAccount(kind: SecurityEventKind): "server" | "unknown" | "unknownPasskey" {
  if (ofServer.includes(kind)) return "server";
  return kind === "passkeyRefused" ? "unknownPasskey" : "unknown";
}
