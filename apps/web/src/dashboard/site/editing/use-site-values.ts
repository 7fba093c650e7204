import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { StoredValue } from "./stored-value.ts";

/** All site values with their editing state. */
export function useSiteValues() {
  const query = useQuery(useTrpc().site.entries.queryOptions());
  return { values: query.data?.entries, failed: query.isError, retry: () => void query.refetch() };
}

/** Updates cached site values after a change. */
export function useSiteRefresh() {
  const trpc = useTrpc();
  const client = useQueryClient();
  return {
    /** Replaces one value by the server’s answer. */
    put: (stored: StoredValue) =>
      client.setQueryData(
        trpc.site.entries.queryKey(),
        (old) => old && { entries: old.entries.map((each) => (each.key === stored.key ? stored : each)) },
      ),
    /** Refetches everything that a site value shows in. */
    refresh: () =>
      Promise.all(
        [trpc.site, trpc.activity, trpc.bin].map((part) => client.invalidateQueries({ queryKey: part.pathKey() })),
      ),
  };
}
