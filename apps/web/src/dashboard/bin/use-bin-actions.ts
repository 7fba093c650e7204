import { useMutation } from "@tanstack/react-query";
import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/use-failure-toast.ts";
import { restoredWords } from "#dashboard/shared/words/restored-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { binName, restoredEntryWords } from "./bin-name.ts";
import type { BinState } from "./use-bin.ts";

/** Restores and deletes entries and reports the result. Each action resolves to whether it succeeded. */
export function useBinActions(list: BinState) {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const { bin, images } = words;
  const trpc = useTrpc();
  const restoring = useMutation(trpc.bin.restore.mutationOptions());
  const restoringAll = useMutation(trpc.bin.restoreAll.mutationOptions());
  const deleting = useMutation(trpc.bin.deleteForGood.mutationOptions());
  const emptying = useMutation(trpc.bin.empty.mutationOptions());
  const showToast = useToast();
  const showFailure = useFailureToast();

  /** `work` resolves to the message to show. */
  const tryTo = async (work: () => Promise<string>): Promise<boolean> => {
    try {
      const said = await work();
      list.changed();
      showToast(said);
      return true;
    } catch (error) {
      showFailure(error);
      list.refresh();
      return false;
    }
  };
  const idsOf = (entries: readonly BinEntry[]) => entries.map(({ id }) => id);

  return {
    busy: restoringAll.isPending || deleting.isPending || emptying.isPending,
    restore: (entries: readonly BinEntry[]) =>
      tryTo(async () => {
        const restored = await restoring.mutateAsync({ entries: idsOf(entries) });
        list.remove(idsOf(entries));
        const [entry, ...others] = entries;
        return entry && others.length === 0
          ? restoredEntryWords(entry, restored.hidden, words, dictionary)
          : restoredWords(restored, images, entries.length);
      }),
    restoreAll: (search: string) =>
      tryTo(async () => {
        const { left, ...restored } = await restoringAll.mutateAsync(search ? { search } : {});
        list.refresh();
        const said = restoredWords(restored, images, restored.count + left);
        return left > 0 ? `${said} ${fill(bin.left, { count: left })}` : said;
      }),
    deleteForGood: (entries: readonly BinEntry[]) =>
      tryTo(async () => {
        const { count } = await deleting.mutateAsync({ entries: idsOf(entries) });
        list.remove(idsOf(entries));
        const [entry, ...others] = entries;
        return entry && others.length === 0
          ? fill(bin.deletedForGood, { name: binName(entry, words, dictionary) })
          : fill(bin.deletedSome, { count });
      }),
    empty: () =>
      tryTo(async () => {
        await emptying.mutateAsync();
        list.refresh();
        return bin.emptied;
      }),
  };
}
