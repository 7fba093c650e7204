import type { SecurityEvent, SecurityEventKind } from "@visiga/contracts/security-log";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import styles from "./activity-list.module.css";
import { timeText } from "./activity-words.ts";

/** Events that the restore command records. */
const ofServer: readonly SecurityEventKind[] = ["backupRestored", "restoreTookDown"];

export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const words = useDashboardDictionary();
  const { securityLog } = words;
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {events.map(({ id, at, kind, account, by, address, device, detail }) => (
        <li key={id} className={styles.line}>
          <time dateTime={at}>{timeText(at, words, language)}</time>
          <span className={styles.who}>
            {account ?? (ofServer.includes(kind) ? securityLog.server : securityLog.unknown)}
          </span>
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
