import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { isUnderWay } from "./queue/upload-item.ts";
import styles from "./upload-count.module.css";
import { useUploads } from "./uploads.tsx";

/** Stored and total number of started pictures; nothing while no upload is under way. */
export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const { items } = useUploads().state;
  const started = items.filter(({ fields, state }) => fields !== null && state !== "failed");
  if (!started.some(isUnderWay)) return null;
  const stored = started.filter(({ state }) => state === "stored").length;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{`${stored} / ${started.length}`}</span>
      <span className="visually-hidden">{fill(upload.sum, { stored, count: started.length })}</span>
    </span>
  );
}
