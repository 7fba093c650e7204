import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ArrangedEntry, ArrangedPage } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useSaving } from "#dashboard/shared/forms/use-form.ts";
import { useListRefresh } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { changedIds, mergeOrder, orderGroups, reorderGroup } from "./order-groups.ts";

const idsOf = (entries: readonly ArrangedEntry[]) => entries.map(({ id }) => id);

/** Order of a page’s entries during editing. Saving also sends the original order, to detect conflicts. */
export function useOrder(page: ArrangedPage) {
  const { order: t } = useDashboardDictionary().images;
  const showToast = useToast();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const client = useTrpcClient();
  const refresh = useListRefresh();
  const { data, error, refetch } = useQuery({
    ...trpc.files.arranged.queryOptions({ page, language: useLanguage() }),
    staleTime: 0,
    // Names depend on the language, the order does not.
    placeholderData: keepPreviousData,
  });

  const [{ read, order, seen }, setState] = useState<{
    read: readonly ArrangedEntry[] | undefined;
    order: readonly string[];
    seen: readonly string[];
  }>({ read: undefined, order: [], seen: [] });
  const start = (items: readonly ArrangedEntry[]) => setState({ read: items, order: idsOf(items), seen: idsOf(items) });
  const unchanged = order.join() === seen.join();
  if (data && data.items !== read && unchanged) start(data.items);

  const entries = data?.items ?? read ?? [];
  const groups = orderGroups(order, entries, page);

  const arrangement = (mine: readonly string[], from: readonly string[], items: readonly ArrangedEntry[]) => {
    const ids = changedIds(orderGroups(from, items, page), orderGroups(mine, items, page));
    return { page, order: mine, ids: mine.filter((id) => ids.has(id)), seen: from.filter((id) => ids.has(id)) };
  };
  const { send, isPending, conflict } = useSaving({
    save: {
      mutationFn: ({ order: _whole, ...sent }: ReturnType<typeof arrangement>) => client.files.arrange.mutate(sent),
    },
    onSaved: (_saved, { order: mine }) => {
      setState(({ read: before }) => ({ read: before, order: mine, seen: mine }));
      refresh();
      showToast(t.saved);
    },
    onFailed: (failure) => showToast(fill(t.failed, { reason: reasonOf(failure) })),
    conflict: {
      read: async () => (await refetch({ throwOnError: true })).data?.items,
      onAnswer: (theirs, answer) => {
        if (answer === "theirs") return start(theirs);
        const there = idsOf(theirs);
        const mine = mergeOrder(order, there);
        setState({ read: theirs, order: mine, seen: there });
        void send(arrangement(mine, there, theirs));
      },
    },
  });
  return {
    groups: data && groups,
    failed: error !== null,
    retry: () => void refetch(),
    changed: changedIds(orderGroups(seen, entries, page), groups).size > 0,
    saving: isPending,
    arrange: (ids: readonly string[]) => setState((state) => ({ ...state, order: reorderGroup(state.order, ids) })),
    save: () => void send(arrangement(order, seen, entries)),
    conflict: conflict && { ...conflict, theirs: orderGroups(idsOf(conflict.theirs), conflict.theirs, page) },
  };
}
