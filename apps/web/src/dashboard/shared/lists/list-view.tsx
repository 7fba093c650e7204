import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef } from "react";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./list-view.module.css";
import { type Page, type PagedList, pageSize } from "./use-paged-list.ts";

interface ListViewProps<Item> {
  /** A list without pages has only what is required here. */
  list: Pick<PagedList<Page<Item>>, "items" | "failed" | "retry"> & Partial<PagedList<Page<Item>>>;
  /** A list without pages needs no `more`. `loading` replaces the default text. */
  words: { readonly loading?: string; readonly failed: string; readonly more?: string };
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list. Shows instead of it whether it is loading, empty or failed; a list with pages has a foot. */
export function ListView<Item>({ list, words, empty, children }: ListViewProps<Item>) {
  const { items, failed, retry, isPrevious, total = 0, hasMore = false, loading = false, more } = list;
  const { common } = useDictionary();
  const shown = useRef<HTMLSpanElement>(null);
  const requested = useRef(false);
  // The button loses the focus while it is disabled, and disappears after the last page.
  useEffect(() => {
    if (loading || !requested.current) return;
    requested.current = false;
    if (document.activeElement === document.body) shown.current?.focus({ preventScroll: true });
  }, [loading]);
  const failure = failed && <FailedList onRetry={retry}>{words.failed}</FailedList>;
  if (!items) return failure || <LoadingStar>{words.loading}</LoadingStar>;
  if (items.length === 0) {
    return (
      <>
        {empty}
        {failure}
      </>
    );
  }
  const count = Math.min(Math.max(total - items.length, 1), pageSize);
  const showMore = () => {
    requested.current = true;
    void more?.();
  };
  return (
    <div aria-busy={isPrevious || undefined}>
      {children(items)}
      {failure}
      {more && (
        <div className={`row wraps mute tabular above-6 ${styles.foot}`}>
          {hasMore && (
            <Button variant="line" busy={loading} onClick={showMore}>
              {loading ? common.loading : fill(words.more ?? "", { count })}
            </Button>
          )}
          <span ref={shown} role="status" tabIndex={-1} className="no-ring">
            {fill(common.countOfTotal, { shown: items.length, total })}
          </span>
        </div>
      )}
    </div>
  );
}
