import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./upload-count.module.css";
import { useUnderWay } from "./use-under-way.ts";

/** Stored and total number of started pictures; nothing while no upload is under way. */
export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const underWay = useUnderWay();
  if (!underWay) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{`${underWay.stored} / ${underWay.count}`}</span>
      <span className="visually-hidden">{fill(upload.sum, underWay)}</span>
    </span>
  );
}
