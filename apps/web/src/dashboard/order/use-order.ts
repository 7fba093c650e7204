import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { ArrangedFile, ArrangedPage } from "@visiga/contracts/managed-files";
import { useState } from "react";
import { useListRefresh } from "#dashboard/shared/lists/use-paged-list.ts";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { carriedOver, changedIds, type OrderGroup, orderGroups, withGroup } from "./order-groups.ts";

interface OrderState {
  /** Undefined until the files have arrived. */
  readonly groups: readonly OrderGroup[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** There are unsaved changes. */
  readonly changed: boolean;
  readonly saving: boolean;
  /** Applies a new order of one group. */
  readonly arrange: (ids: readonly string[]) => void;
  readonly save: () => void;
  /** The order that another user saved in the meantime. */
  readonly theirs: { readonly groups: readonly OrderGroup[]; readonly changed: KnownFailure["changed"] } | null;
  readonly useTheirs: () => void;
  readonly back: () => void;
  readonly saveMine: () => void;
}

interface OrderEvents {
  readonly onSaved: () => void;
  readonly onFailed: (error: unknown) => void;
}

interface Theirs {
  readonly items: readonly ArrangedFile[];
  readonly changed: KnownFailure["changed"];
}

const idsOf = (files: readonly ArrangedFile[]) => files.map(({ id }) => id);

/** Order of a page’s files during editing. Saving also sends the original order, to detect conflicts. */
export function useOrder(page: ArrangedPage, { onSaved, onFailed }: OrderEvents): OrderState {
  const trpc = useTrpc();
  const refresh = useListRefresh();
  const options = {
    ...trpc.files.arranged.queryOptions({ page, language: useLanguage() }),
    staleTime: 0,
    // Names depend on the language, the order does not.
    placeholderData: keepPreviousData,
  };
  const { data, error, refetch } = useQuery(options);

  const [{ read, order, seen }, setState] = useState<{
    read: readonly ArrangedFile[] | undefined;
    order: readonly string[];
    seen: readonly string[];
  }>({ read: undefined, order: [], seen: [] });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const start = (items: readonly ArrangedFile[]) => setState({ read: items, order: idsOf(items), seen: idsOf(items) });
  const unchanged = order.join() === seen.join();
  if (data && data.items !== read && unchanged) start(data.items);

  const files = new Map((data?.items ?? read ?? []).map((file) => [file.id, file]));
  const groups = orderGroups(order, files, page);
  const changing = changedIds(orderGroups(seen, files, page), groups);

  const arranging = useMutation(trpc.files.arrange.mutationOptions());
  const send = async (mine: readonly string[], from: readonly string[], ids: ReadonlySet<string>) => {
    try {
      const changed = (id: string) => ids.has(id);
      await arranging.mutateAsync({ page, ids: mine.filter(changed), seen: from.filter(changed) });
      setState(({ read: before }) => ({ read: before, order: mine, seen: mine }));
      refresh();
      onSaved();
    } catch (failure) {
      const known = failureOf(failure);
      if (known?.code !== "stale_version") return onFailed(failure);
      const now = await refetch();
      if (now.data) setTheirs({ items: now.data.items, changed: known.changed });
      else onFailed(now.error);
    }
  };

  return {
    groups: data && groups,
    failed: error !== null,
    retry: () => void refetch(),
    changed: changing.size > 0,
    saving: arranging.isPending,
    arrange: (ids) => setState((state) => ({ ...state, order: withGroup(state.order, ids) })),
    save: () => void send(order, seen, changing),
    theirs: theirs && {
      groups: orderGroups(idsOf(theirs.items), new Map(theirs.items.map((each) => [each.id, each])), page),
      changed: theirs.changed,
    },
    useTheirs: () => {
      if (theirs) start(theirs.items);
      setTheirs(null);
    },
    back: () => setTheirs(null),
    saveMine: () => {
      if (!theirs) return;
      const { items } = theirs;
      const there = idsOf(items);
      const mine = carriedOver(order, there);
      const now = new Map(items.map((each) => [each.id, each]));
      setState({ read: items, order: mine, seen: there });
      setTheirs(null);
      void send(mine, there, changedIds(orderGroups(there, now, page), orderGroups(mine, now, page)));
    },
  };
}
