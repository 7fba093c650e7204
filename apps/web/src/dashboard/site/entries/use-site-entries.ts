import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { EditedEntry } from "./edited-entry.ts";

/** Every value of the site as its editors see it. */
export function useSiteEntries() {
  const query = useQuery(useTrpc().site.entries.queryOptions());
  return { entries: query.data?.entries, failed: query.isError, retry: () => void query.refetch() };
}

/** Keeps what is on screen, here and on every page, as the server has it. */
export function useSiteRefresh() {
  const trpc = useTrpc();
  const client = useQueryClient();
  return {
    /** Puts what the server answered in the place of what was there. */
    put: (entry: EditedEntry) =>
      client.setQueryData(
        trpc.site.entries.queryKey(),
        (old) => old && { entries: old.entries.map((each) => (each.key === entry.key ? entry : each)) },
      ),
    /** Asks again for all that a change of the site shows in. */
    refresh: () =>
      Promise.all(
        [trpc.site, trpc.activity, trpc.bin].map((part) => client.invalidateQueries({ queryKey: part.pathKey() })),
      ),
  };
}
