import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { ArrangedFile, ArrangedPage } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useConflicts } from "#dashboard/shared/forms/use-conflicts.ts";
import { useListRefresh } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { changedIds, mergeOrder, orderGroups, reorderGroup } from "./order-groups.ts";

const idsOf = (files: readonly ArrangedFile[]) => files.map(({ id }) => id);

/** Order of a page’s files during editing. Saving also sends the original order, to detect conflicts. */
export function useOrder(page: ArrangedPage) {
  const { order: words } = useDashboardDictionary().images;
  const showToast = useToast();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const refresh = useListRefresh();
  const { data, error, refetch } = useQuery({
    ...trpc.files.arranged.queryOptions({ page, language: useLanguage() }),
    staleTime: 0,
    // Names depend on the language, the order does not.
    placeholderData: keepPreviousData,
  });

  const [{ read, order, seen }, setState] = useState<{
    read: readonly ArrangedFile[] | undefined;
    order: readonly string[];
    seen: readonly string[];
  }>({ read: undefined, order: [], seen: [] });
  const start = (items: readonly ArrangedFile[]) => setState({ read: items, order: idsOf(items), seen: idsOf(items) });
  const { conflict, show } = useConflicts(start, (theirs) => {
    const there = idsOf(theirs);
    const mine = mergeOrder(order, there);
    setState({ read: theirs, order: mine, seen: there });
    void send(mine, there, changedIds(orderGroups(there, theirs, page), orderGroups(mine, theirs, page)));
  });
  const unchanged = order.join() === seen.join();
  if (data && data.items !== read && unchanged) start(data.items);

  const files = data?.items ?? read ?? [];
  const groups = orderGroups(order, files, page);
  const changing = changedIds(orderGroups(seen, files, page), groups);

  const arranging = useMutation(trpc.files.arrange.mutationOptions());
  const send = async (mine: readonly string[], from: readonly string[], ids: ReadonlySet<string>) => {
    try {
      const changed = (id: string) => ids.has(id);
      await arranging.mutateAsync({ page, ids: mine.filter(changed), seen: from.filter(changed) });
      setState(({ read: before }) => ({ read: before, order: mine, seen: mine }));
      refresh();
      showToast(words.saved);
    } catch (failure) {
      const onFailed = (reason: unknown) => showToast(fill(words.failed, { reason: reasonOf(reason) }));
      const reading = show(failure, async () => (await refetch({ throwOnError: true })).data?.items);
      await reading.then((shown) => shown || onFailed(failure), onFailed);
    }
  };

  return {
    groups: data && groups,
    failed: error !== null,
    retry: () => void refetch(),
    changed: changing.size > 0,
    saving: arranging.isPending,
    arrange: (ids: readonly string[]) => setState((state) => ({ ...state, order: reorderGroup(state.order, ids) })),
    save: () => void send(order, seen, changing),
    conflict: conflict && { ...conflict, theirs: orderGroups(idsOf(conflict.theirs), conflict.theirs, page) },
  };
}
