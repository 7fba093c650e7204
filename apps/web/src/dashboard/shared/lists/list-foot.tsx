import { useEffect, useRef } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./list-foot.module.css";

interface ListFootProps {
  list: { readonly hasMore: boolean; readonly loading: boolean; readonly more: () => void };
  more: string;
  /** Text with the number of shown items and the total. */
  shown: string;
}

/** Foot of a list: the button that loads more, and the count. */
export function ListFoot({ list: { hasMore, loading, more: loadMore }, more, shown }: ListFootProps) {
  const { common } = useDictionary();
  const count = useRef<HTMLSpanElement>(null);
  const asked = useRef(false);

  // The button loses the focus while it is disabled, and disappears after the last slice.
  useEffect(() => {
    if (loading || !asked.current) return;
    asked.current = false;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [loading]);

  return (
    <div className={styles.foot}>
      {hasMore && (
        <Button
          variant="line"
          busy={loading}
          onClick={() => {
            asked.current = true;
            loadMore();
          }}
        >
          {loading ? common.loading : more}
        </Button>
      )}
      <span ref={count} role="status" tabIndex={-1}>
        {shown}
      </span>
    </div>
  );
}
