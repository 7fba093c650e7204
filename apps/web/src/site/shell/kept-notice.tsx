import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./kept-notice.module.css";

/** Notice that a page is a cached copy. The service worker shows it and inserts the copy's time. */
export function KeptNotice() {
  const [before, after] = useDictionary().offline.kept.split("{when}");
  return (
    <p role="status" className={styles.notice} data-kept-notice hidden>
      {before}
      <span data-kept-at />
      {after}
    </p>
  );
}
