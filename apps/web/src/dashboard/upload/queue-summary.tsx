import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { queueFigures } from "./queue/queue-figures.ts";
import styles from "./queue-summary.module.css";
import { useUploads } from "./uploads.tsx";

export function QueueSummary() {
  const { upload, weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const { items, sending } = useUploads().state;
  const { before, after, percentSaved, stored, failed, announced } = queueFigures(items);
  const percent = Math.round(((stored + (sending?.part ?? 0)) / items.length) * 100);
  return (
    <div className={styles.sum}>
      <div>
        <p className={styles.count}>{fill(upload.total, { count: items.length, stored })}</p>
        {after > 0 && (
          <p className={styles.figure}>
            {fill(upload.sizes, {
              before: formatBytes(before, weight, language),
              after: formatBytes(after, weight, language),
            })}
          </p>
        )}
      </div>
      {percentSaved > 0 && <Tag tone="gold">{fill(upload.saved, { percent: percentSaved })}</Tag>}
      <ProgressBar label={upload.all} value={percent} className={styles.bar} />
      <p className="visually-hidden" role="status">
        {failed > 0
          ? fill(upload.partly, { stored, failed })
          : announced > 0 && fill(upload.sum, { stored: announced, count: items.length })}
      </p>
    </div>
  );
}
