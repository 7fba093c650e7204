import { useMutation } from "@tanstack/react-query";
import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { reasonIn, useHiddenList } from "#dashboard/shared/toasts/toast-answers.ts";
import { useEntryWords, useReadersName } from "#dashboard/shared/words/entry-words.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

export function useBinActions() {
  const { bin: t } = useDashboardDictionary();
  const client = useTrpcClient().bin;
  const { bin } = useTrpc();
  const entryWords = useEntryWords();
  const nameOf = useReadersName();
  const { report, onError } = useListFeedback();
  const listing = useHiddenList();
  const idsOf = (entries: readonly BinEntry[]) => ({ entries: entries.map(({ id }) => id) });

  return {
    restore: useMutation({
      mutationFn: (entries: readonly BinEntry[]) => client.restore.mutate(idsOf(entries)),
      onSuccess: (restored, entries) => {
        const [entry, ...others] = entries;
        const reason = reasonIn(restored);
        const one = fill(reason ? t.restoredHidden[reason] : t.restored, { name: entry ? nameOf(entry) : "" });
        const message = entry && others.length === 0 ? one : entryWords.restored(restored, entries.length);
        report(message, undefined, listing(reason));
      },
      onError,
    }),
    restoreAll: useMutation(
      bin.restoreAll.mutationOptions({
        onSuccess: ({ left, ...restored }) => {
          const message = entryWords.restored(restored, restored.count + left);
          const all = left > 0 ? `${message} ${fill(t.left, { count: left })}` : message;
          report(all, undefined, listing(reasonIn(restored)));
        },
        onError,
      }),
    ),
    deleteForGood: useMutation({
      mutationFn: (entries: readonly BinEntry[]) => client.deleteForGood.mutate(idsOf(entries)),
      onSuccess: ({ count }, [entry, ...others]) =>
        report(
          entry && others.length === 0
            ? fill(t.deletedForGood, { name: nameOf(entry) })
            : fill(t.deletedSome, { count }),
        ),
      onError,
    }),
    empty: useMutation(bin.empty.mutationOptions({ onSuccess: () => report(t.emptied), onError })),
  };
}
