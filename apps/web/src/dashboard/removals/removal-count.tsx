import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { TabCount } from "#dashboard/kit/tab/tab-count.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

/** Milliseconds between two looks for new requests while the dashboard is open. */
const interval = 60_000;

/** Number of open requests; nothing while there is none. */
export function RemovalCount() {
  const { removals } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().removals.count.queryOptions(undefined, { refetchInterval: interval }));
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <TabCount label={fill(count === 1 ? removals.openOne : removals.openMany, { count })}>{String(count)}</TabCount>
  );
}
