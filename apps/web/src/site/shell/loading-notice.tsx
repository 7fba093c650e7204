import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./loading-notice.module.css";

/** Live region for 'Loading...'. Empty until the script fills it. */
export function LoadingNotice() {
  const { loading } = useDictionary().common;
  return <p role="status" className={`${styles.notice} night`} data-loading={loading} />;
}
