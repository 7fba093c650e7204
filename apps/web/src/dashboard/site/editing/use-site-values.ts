import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { pageTextValues } from "./page-text-values.ts";
import type { StoredValue } from "./stored-value.ts";

/** All site values and page texts with their editing state. The server sends those texts that were ever edited. */
export function useSiteValues() {
  const stored = useQuery(useTrpc().site.entries.queryOptions());
  const texts = useQuery({ queryKey: ["page texts"], queryFn: pageTextValues, staleTime: Number.POSITIVE_INFINITY });
  const entries = stored.data?.entries;
  const values = useMemo(() => {
    if (!entries || !texts.data) return undefined;
    const known = new Set(entries.map(({ key }) => key));
    return [...entries, ...texts.data.filter(({ key }) => !known.has(key))];
  }, [entries, texts.data]);
  const retry = () => void Promise.all([stored, texts].filter(({ isError }) => isError).map((each) => each.refetch()));
  return { values, failed: stored.isError || texts.isError, retry };
}

/** Updates cached site values after a change. */
export function useSiteRefresh() {
  const trpc = useTrpc();
  const client = useQueryClient();
  return {
    /** Replaces one value by the server’s answer. */
    put: (stored: StoredValue) =>
      client.setQueryData(trpc.site.entries.queryKey(), (old) => old && { entries: withValue(old.entries, stored) }),
    /** Refetches everything that a site value shows in. */
    refresh: () =>
      Promise.all(
        [trpc.site, trpc.activity, trpc.bin].map((part) => client.invalidateQueries({ queryKey: part.pathKey() })),
      ),
  };
}

/** The values with one replaced, or added: a page text that was never edited is not among them. */
function withValue(values: readonly StoredValue[], stored: StoredValue): StoredValue[] {
  const known = values.some(({ key }) => key === stored.key);
  return known ? values.map((each) => (each.key === stored.key ? stored : each)) : [...values, stored];
}
