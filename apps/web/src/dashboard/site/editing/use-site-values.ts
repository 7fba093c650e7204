import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { StoredValue } from "./stored-value.ts";

/** Every value of the site as its editors see it. */
export function useSiteValues() {
  const query = useQuery(useTrpc().site.entries.queryOptions());
  return { values: query.data?.entries, failed: query.isError, retry: () => void query.refetch() };
}

/** Keeps what is on screen, here and on every page, as the server has it. */
export function useSiteRefresh() {
  const trpc = useTrpc();
  const client = useQueryClient();
  return {
    /** Puts what the server answered in the place of what was there. */
    put: (stored: StoredValue) =>
      client.setQueryData(
        trpc.site.entries.queryKey(),
        (old) => old && { entries: old.entries.map((each) => (each.key === stored.key ? stored : each)) },
      ),
    /** Asks again for all that a change of the site shows in. */
    refresh: () =>
      Promise.all(
        [trpc.site, trpc.activity, trpc.bin].map((part) => client.invalidateQueries({ queryKey: part.pathKey() })),
      ),
  };
}
