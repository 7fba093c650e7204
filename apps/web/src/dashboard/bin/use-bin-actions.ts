import type { BinEntry } from "@visiga/contracts/bin";
import { hiddenReasons } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useListAction } from "#dashboard/shared/lists/use-list-action.ts";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { displayName, readersName } from "#platform/words/display-name.ts";

export function useBinName(): (entry: BinEntry) => string {
  const { card } = useDashboardDictionary().images;
  const valueName = useValueName();
  const language = useLanguage();
  return ({ kind, name, nameSw }) =>
    kind === "site" ? valueName(name) : displayName(readersName(name, nameSw, language), card.untitled);
}

/** Restores and deletes entries and reports the result. Each action resolves to whether it succeeded. */
export function useBinActions() {
  const { bin } = useDashboardDictionary();
  const client = useTrpcClient().bin;
  const words = useFileWords();
  const nameOf = useBinName();
  const { run } = useListAction();
  const idsOf = (entries: readonly BinEntry[]) => entries.map(({ id }) => id);

  return {
    restore: (entries: readonly BinEntry[]) =>
      run(async () => {
        const restored = await client.restore.mutate({ entries: idsOf(entries) });
        const [entry, ...others] = entries;
        if (!entry || others.length > 0) return { message: words.restored(restored, entries.length) };
        const reason = hiddenReasons.find((each) => restored.hidden[each] > 0);
        return { message: fill(reason ? bin.restoredHidden[reason] : bin.restored, { name: nameOf(entry) }) };
      }),
    restoreAll: (search: string) =>
      run(async () => {
        const { left, ...restored } = await client.restoreAll.mutate(search ? { search } : {});
        const message = words.restored(restored, restored.count + left);
        return { message: left > 0 ? `${message} ${fill(bin.left, { count: left })}` : message };
      }),
    deleteForGood: (entries: readonly BinEntry[]) =>
      run(async () => {
        const { count } = await client.deleteForGood.mutate({ entries: idsOf(entries) });
        const [entry, ...others] = entries;
        if (!entry || others.length > 0) return { message: fill(bin.deletedSome, { count }) };
        return { message: fill(bin.deletedForGood, { name: nameOf(entry) }) };
      }),
    empty: () =>
      run(async () => {
        await client.empty.mutate();
        return { message: bin.emptied };
      }),
  };
}
