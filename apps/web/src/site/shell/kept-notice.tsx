import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./kept-notice.module.css";

/** Says that a page is a kept copy and from when. The service worker shows it and fills in the moment. */
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
