import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import styles from "./upload-progress.module.css";

/** Upload progress, 0 to 1. At 1 the server is still processing the picture. */
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
