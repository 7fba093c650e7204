import { fill } from "@visiga/i18n/format";
import { byteWords } from "#platform/words/byte-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { queueFigures } from "./queue/queue-figures.ts";
import styles from "./queue-summary.module.css";
import { useUploads } from "./uploads.tsx";

/** Totals of the whole queue. */
export function QueueSummary() {
  const { upload, weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const { items, sending } = useUploads().state;
  const { before, after, percentSaved, stored } = queueFigures(items);
  const percent = Math.round(((stored + (sending?.part ?? 0)) / items.length) * 100);
  // Announced at every quarter only: each picture would be too many announcements.
  const said = Math.ceil((Math.floor((stored / items.length) * 4) / 4) * items.length);
  return (
    <div className={styles.sum}>
      <div>
        <p className={styles.count}>{fill(upload.total, { count: items.length, stored })}</p>
        {after > 0 && (
          <p className={styles.figure}>
            {fill(upload.sizes, {
              before: byteWords(before, weight, language),
              after: byteWords(after, weight, language),
            })}
          </p>
        )}
      </div>
      {percentSaved > 0 && <Tag tone="gold">{fill(upload.saved, { percent: percentSaved })}</Tag>}
      <ProgressBar label={upload.all} value={percent} className={styles.bar} />
      <p className="visually-hidden" role="status">
        {said > 0 && fill(upload.sum, { stored: said, count: items.length })}
      </p>
    </div>
  );
}
