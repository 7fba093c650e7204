import { type InfiniteData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

export const pageSize = 24;

/** A part of a list with the cursor of the next part; null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  /** Total of the whole list; only the first page has it. */
  readonly total: number | null;
}

export type PagedList<One extends Page<unknown>> = ReturnType<typeof usePagedList<One, object>>;

/**
 * The list that a procedure answers for a query.
 * @param keepsPrevious whether the data of an earlier query stays on screen until this list has loaded
 */
export function usePagedList<One extends Page<unknown>, Query extends object>(
  { pathKey }: { pathKey: () => QueryKey },
  procedure: { query: (query: Query & { after?: string }) => Promise<One> },
  query: Query,
  keepsPrevious: (earlier: Query) => boolean = () => true,
) {
  const list = useInfiniteQuery<One, Error, InfiniteData<One>, QueryKey, string | undefined>({
    queryKey: [...pathKey(), query],
    queryFn: ({ pageParam }) => procedure.query(pageParam === undefined ? query : { ...query, after: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: (previous, earlier) =>
      earlier && keepsPrevious(earlier.queryKey.at(-1) as Query) ? previous : undefined,
  });
  const { data, error, isPlaceholderData, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const items = data?.pages.flatMap((page): readonly One["items"][number][] => page.items);

  return {
    /** Undefined until they have arrived. An empty list of another query does not mean that this one is empty. */
    items: isPlaceholderData && items?.length === 0 ? undefined : items,
    total: data?.pages[0]?.total ?? 0,
    first: data?.pages[0],
    failed: error !== null,
    loading: isFetchingNextPage,
    /** The items belong to the previous query while those of the current one load. */
    isPrevious: isPlaceholderData,
    hasMore: hasNextPage && !isPlaceholderData,
    more: async () => {
      // Reading the next page would cancel a refetch of the others.
      if (isFetching) await list.refetch({ cancelRefetch: false });
      await list.fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  };
}
