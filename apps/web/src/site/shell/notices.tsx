import { fill, formatDay } from "@visiga/i18n/format";
import { usePreviewDay } from "#platform/document/root.tsx";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import styles from "./notices.module.css";

/** Live region for 'Loading...'. Empty until the script fills it. */
export function LoadingNotice() {
  const { loading } = useDictionary().common;
  return <p role="status" className={`${styles.loading} night screen-only`} data-loading={loading} />;
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

/** Mark of a preview: the page as on a later day, which visitors do not see yet. */
export function PreviewNotice() {
  const { preview } = useDictionary().common;
  const language = useLanguage();
  const day = usePreviewDay();
  return (
    day && (
      <p role="status" className={styles.cached}>
        {fill(preview, { day: formatDay(day, language) })}
      </p>
    )
  );
}
