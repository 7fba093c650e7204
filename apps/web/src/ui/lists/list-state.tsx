import type { ReactNode } from "react";
import { RetryNotice } from "./retry-notice.tsx";

interface ListStateProps {
  list: { items: readonly unknown[]; failed: boolean };
  words: {
    failed: ReactNode;
    listFailedHint: ReactNode;
    retry: ReactNode;
  };
  /** Shown if the list is empty: an `EmptyState`. */
  empty: ReactNode;
}

/** Notice of a list that failed or is empty. Renders nothing otherwise. */
export function ListState({ list, words, empty }: ListStateProps) {
  if (!list.failed) return list.items.length === 0 ? empty : null;
  return (
    <RetryNotice title={words.failed} retryLabel={words.retry}>
      {words.listFailedHint}
    </RetryNotice>
  );
}
