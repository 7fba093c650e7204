import type { StoredBackup } from "@visiga/contracts/backups";
import { fill, formatDay, formatNumber, formatTime } from "@visiga/i18n/format";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import fold from "#ui/controls/fold.module.css";
import styles from "./backups-tab.module.css";

/** The backups by day and time of the school. */
export function StoredBackups({ backups: stored }: { backups: readonly StoredBackup[] }) {
  const { backups } = useDashboardDictionary();
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  return (
    <details className={fold.fold}>
      <summary>{fill(backups.all.title, { count: formatNumber(stored.length, language) })}</summary>
      <ul className={`ruled ${styles.stored}`}>
        {stored.map(({ name, at, bytes }) => (
          <li key={name}>
            {fill(backups.all.backup, {
              day: formatDay(at, language),
              time: formatTime(at, language),
              size: formatBytes(bytes),
            })}
            <span className="block smaller mute breaks">{name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
