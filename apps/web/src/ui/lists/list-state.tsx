import type { ReactNode } from "react";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import { RetryNotice } from "./retry-notice.tsx";

interface ListStateProps {
  list: { loading: boolean; empty: boolean; failed: boolean; retry: () => void };
  words: {
    loading: ReactNode;
    /** What did not come. */
    failed: ReactNode;
    /** What the reader may want to know then. */
    listFailedHint: ReactNode;
    retry: ReactNode;
  };
  /** An `EmptyState`, with the sentence and one way on. */
  empty: ReactNode;
}

/** What stands in a list's place, or at its foot: on its way, did not come, nothing in it. Nothing where all is well. */
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
