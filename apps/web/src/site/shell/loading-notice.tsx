import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./loading-notice.module.css";

/** Says that a page is on its way; empty until the script fills it. */
export function LoadingNotice() {
  const { loading } = useDictionary().common;
  return <p role="status" className={`${styles.notice} night`} data-loading={loading} />;
}
