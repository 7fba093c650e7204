import { useMutation } from "@tanstack/react-query";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { failureOf } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useListRefresh } from "./use-paged-list.ts";

interface Done {
  readonly message: string;
  /** Resolves to a message about what was restored. */
  readonly undo?: () => Promise<string>;
}

/** Changes of listed items: each refetches the lists and shows a toast, with an undo button if it can be undone. */
export function useListAction() {
  const { dashboard } = useDashboardDictionary();
  const refresh = useListRefresh();
  const showToast = useToast();
  const showFailure = useFailureToast();

  const report = ({ message, undo }: Done) => {
    refresh();
    const act = undo && (async () => ({ message: `${dashboard.notice.undone} ${await undo()}`.trim() }));
    showToast(message, act && (() => void run(act)));
  };
  const { mutateAsync } = useMutation({
    mutationFn: (change: () => Promise<Done>) => change(),
    onSuccess: report,
    onError: (error) => {
      showFailure(error);
      // The server refuses a change of an item that another user has changed or deleted.
      if (failureOf(error)) refresh();
    },
  });
  const run = (change: () => Promise<Done>): Promise<boolean> =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );
  return { report, run };
}
