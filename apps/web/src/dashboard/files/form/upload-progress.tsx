import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import styles from "./upload-progress.module.css";

/** How much of a picture has travelled, 0 to 1; once all has, the server still works on it. */
export function UploadProgress({ part }: { part: number }) {
  const { form } = useDashboardDictionary().images;
  const percent = Math.round(part * 100);
  return (
    <div className={styles.progress}>
      <ProgressBar label={form.saving} value={percent} />
      <p>{fill(form.progress, { percent })}</p>
      <p role="status">{percent === 100 && form.preparing}</p>
    </div>
  );
}
