import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./notices.module.css";

/** Live region for 'Loading...'. Empty until the script fills it. */
export function LoadingNotice() {
  const { loading } = useDictionary().common;
  return <p role="status" className={`${styles.loading} night`} data-loading={loading} />;
}

/** Notice that a page is a cached copy. The service worker shows it and inserts the copy's time. */
export function CachedNotice() {
  const [before, after] = useDictionary().offline.kept.split("{when}");
  return (
    <p role="status" className={styles.cached} data-kept-notice hidden>
      {before}
      <span data-kept-at />
      {after}
    </p>
  );
}
