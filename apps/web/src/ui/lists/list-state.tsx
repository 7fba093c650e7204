import type { ReactNode } from "react";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import { RetryNotice } from "./retry-notice.tsx";

interface ListStateProps {
  list: { loading: boolean; empty: boolean; failed: boolean; retry: () => void };
  words: {
    loading: ReactNode;
    /** Title of the failure notice. */
    failed: ReactNode;
    /** Explanation of the failure. */
    listFailedHint: ReactNode;
    retry: ReactNode;
  };
  /** Shown if the list is empty: an `EmptyState`. */
  empty: ReactNode;
}

/** State of a list, in its place or at its foot: loading, failed or empty. Renders nothing otherwise. */
export function ListState({ list, words, empty }: ListStateProps) {
  if (list.loading) return <LoadingStar>{words.loading}</LoadingStar>;
  if (list.empty) return empty;
  if (!list.failed) return null;
  return (
    <RetryNotice title={words.failed} retryLabel={words.retry} onRetry={list.retry}>
      {words.listFailedHint}
    </RetryNotice>
  );
}
