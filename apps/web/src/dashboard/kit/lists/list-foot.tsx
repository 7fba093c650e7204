import { useEffect, useRef } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./list-foot.module.css";

interface ListFootProps {
  list: { readonly hasMore: boolean; readonly loading: boolean; readonly more: () => void };
  /** What the button says. */
  more: string;
  /** How many of how many are shown. */
  shown: string;
}

/** The foot of a list that goes on. */
export function ListFoot({ list: { hasMore, loading, more: loadMore }, more, shown }: ListFootProps) {
  const { common } = useDictionary();
  const count = useRef<HTMLSpanElement>(null);
  const asked = useRef(false);

  // While it waits the button gives up the focus, and with the last slice it goes.
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
