import { useMutation } from "@tanstack/react-query";
import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { useListAction } from "#dashboard/shared/lists/use-list-action.ts";
import { restoredWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { binName, restoredEntryWords } from "./bin-name.ts";

/** Restores and deletes entries and reports the result. Each action resolves to whether it succeeded. */
export function useBinActions() {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const { bin, images } = words;
  const trpc = useTrpc();
  const restoring = useMutation(trpc.bin.restore.mutationOptions());
  const restoringAll = useMutation(trpc.bin.restoreAll.mutationOptions());
  const deleting = useMutation(trpc.bin.deleteForGood.mutationOptions());
  const emptying = useMutation(trpc.bin.empty.mutationOptions());
  const { run } = useListAction();
  const idsOf = (entries: readonly BinEntry[]) => entries.map(({ id }) => id);

  return {
    busy: restoringAll.isPending || deleting.isPending || emptying.isPending,
    restore: (entries: readonly BinEntry[]) =>
      run(async () => {
        const restored = await restoring.mutateAsync({ entries: idsOf(entries) });
        const [entry, ...others] = entries;
        const one = entry && others.length === 0;
        return {
          message: one
            ? restoredEntryWords(entry, restored.hidden, words, dictionary)
            : restoredWords(restored, images, entries.length),
        };
      }),
    restoreAll: (search: string) =>
      run(async () => {
        const { left, ...restored } = await restoringAll.mutateAsync(search ? { search } : {});
        const message = restoredWords(restored, images, restored.count + left);
        return { message: left > 0 ? `${message} ${fill(bin.left, { count: left })}` : message };
      }),
    deleteForGood: (entries: readonly BinEntry[]) =>
      run(async () => {
        const { count } = await deleting.mutateAsync({ entries: idsOf(entries) });
        const [entry, ...others] = entries;
        const one = entry && others.length === 0;
        return {
          message: one
            ? fill(bin.deletedForGood, { name: binName(entry, words, dictionary) })
            : fill(bin.deletedSome, { count }),
        };
      }),
    empty: () =>
      run(async () => {
        await emptying.mutateAsync();
        return { message: bin.emptied };
      }),
  };
}
