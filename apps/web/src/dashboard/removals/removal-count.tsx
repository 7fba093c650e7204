import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { TabCount } from "#dashboard/shared/tab/tab-count.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** Polling interval for new requests, in milliseconds. */
const interval = 60_000;

export function useRemovalCount(): { readonly count: number; readonly label: string } | null {
  const { removals } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().removals.count.queryOptions(undefined, { refetchInterval: interval }));
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return { count, label: fill(count === 1 ? removals.openOne : removals.openMany, { count }) };
}

export function RemovalCount() {
  const open = useRemovalCount();
  return open && <TabCount label={open.label}>{String(open.count)}</TabCount>;
}
