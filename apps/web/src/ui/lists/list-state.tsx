import type { ReactNode } from "react";
import { RetryNotice } from "./retry-notice.tsx";

interface ListStateProps {
  list: { items: readonly unknown[]; failed: boolean };
  words: {
    /** Title of the failure notice. */
    failed: ReactNode;
    /** Explanation of the failure. */
    listFailedHint: ReactNode;
    retry: ReactNode;
  };
  /** Shown if the list is empty: an `EmptyState`. */
  empty: ReactNode;
}

/** State of a list, in its place or at its foot: failed or empty. Renders nothing otherwise. */
export function ListState({ list, words, empty }: ListStateProps) {
  if (!list.failed) return list.items.length === 0 ? empty : null;
  return (
    <RetryNotice title={words.failed} retryLabel={words.retry}>
      {words.listFailedHint}
    </RetryNotice>
  );
}
