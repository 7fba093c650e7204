import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RestoredEntries } from "@visiga/contracts/bin";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { reasonIn, useHiddenList } from "#dashboard/shared/toasts/toast-answers.ts";
import { type ToastAnswer, useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import type { EntryChange } from "#dashboard/shared/words/use-settlements.ts";
import { failureOf } from "#platform/data/failure.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** Returns a function that refetches every list that a change of entries or of the bin can affect. */
export function useListRefresh(): () => void {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return () => {
    for (const part of [trpc.files.browse, trpc.files.arranged, trpc.bin, trpc.removals, trpc.site])
      void queryClient.invalidateQueries(part.pathFilter());
  };
}

/** What changes of listed items have in common: each refetches the lists and shows a toast. */
export function useListFeedback() {
  const { notice } = useDashboardDictionary().dashboard;
  const refresh = useListRefresh();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const report = (message: string, undo?: () => void, answers?: readonly ToastAnswer[]) => {
    refresh();
    showToast(message, undo, answers);
  };
  const onError = (error: unknown) => {
    showFailure(error);
    // The server refuses a change of an item that another user has changed or deleted.
    if (failureOf(error)) refresh();
  };
  const { mutate: act } = useMutation({ mutationFn: (action: () => Promise<void>) => action(), onError });
  return {
    /** Runs an action that reports its success, and reports its failure. */
    act,
    report,
    reportUndone: (restored = "", answers?: readonly ToastAnswer[]) =>
      report(`${notice.undone} ${restored}`.trim(), undefined, answers),
    onError,
  };
}

/** Returns a function that makes a change of an entry, and reports it with its undo. */
export function useReportedChange() {
  const { act, report, reportUndone } = useListFeedback();
  const { saved } = useEntryWords();
  return (
    { settle, back }: EntryChange,
    answersTo: (entry: ManagedEntry) => ToastAnswer[],
    messageOf: (now: ManagedEntry) => string = (now) => saved(now),
  ) =>
    act(async () => {
      const now = await settle();
      const undo = () =>
        act(async () => {
          const before = await back();
          reportUndone(saved(before), answersTo(before));
        });
      report(messageOf(now), undo, answersTo(now));
    });
}

/** Reports entries in the bin with their undo, and what was restored of them. */
export function useBinReport() {
  const { report, reportUndone, onError } = useListFeedback();
  const { bin } = useTrpcClient();
  const words = useEntryWords();
  const listing = useHiddenList();
  const reportRestored = (restored: RestoredEntries, all: number) =>
    reportUndone(words.restored(restored, all), listing(reasonIn(restored)));
  const { mutate: restore } = useMutation({
    mutationFn: (entries: string[]) => bin.restore.mutate({ entries }),
    onSuccess: (restored, entries) => reportRestored(restored, entries.length),
    onError,
  });
  return {
    reportRestored,
    reportBinned: (message: string, entries: string[]) => report(message, () => restore(entries)),
  };
}
