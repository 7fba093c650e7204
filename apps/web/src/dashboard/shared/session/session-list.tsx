import type { SessionRecord } from "@visiga/contracts/auth";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./session-list.module.css";

interface SessionListProps {
  sessions: readonly SessionRecord[];
  busy: boolean;
  onEnd: (session: SessionRecord) => void;
}

/** Lists sessions with device, start and last use, and a button that ends each. */
export function SessionList({ sessions, busy, onEnd }: SessionListProps) {
  const words = useDashboardDictionary().dashboard.sessions;
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const { id, startedAt, usedAt, current } = session;
        const device = session.device || words.unknownDevice;
        const day = formatDay(startedAt, language);
        const used = { day: formatDay(usedAt, language), time: formatTime(usedAt, language) };
        return (
          <li key={id} className={styles.session}>
            <div>
              <b>{device}</b> {current && <Tag tone="on">{words.current}</Tag>}
              <p>
                {fill(words.started, { day })}, {fill(words.used, used)}
              </p>
            </div>
            {!current && (
              <Button
                variant="line"
                disabled={busy}
                aria-label={fill(words.endOne, { device, day })}
                onClick={() => onEnd(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
