import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { failureOf } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useListRefresh } from "./use-paged-list.ts";

/** Handlers for mutations of listed items: each refetches the lists and shows a toast. */
export function useListFeedback() {
  const { notice } = useDashboardDictionary().dashboard;
  const refresh = useListRefresh();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const report = (message: string, undo?: () => void) => {
    refresh();
    showToast(message, undo);
  };
  return {
    report,
    reportUndone: (restored = "") => report(`${notice.undone} ${restored}`.trim()),
    onError: (error: unknown) => {
      showFailure(error);
      // The server refuses a change of an item that another user has changed or deleted.
      if (failureOf(error)) refresh();
    },
  };
}
