import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";

export const pageSize = 24;

/** A part of a list with the cursor of the next part; null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  /** Total of the whole list; only the first page has it. */
  readonly total: number | null;
}

interface PagesQuery<One> {
  readonly queryKey: QueryKey;
  readonly read: (cursor: { readonly after?: string }) => Promise<One>;
  /** Whether the data of another query key stays on screen until this list has loaded; by default that of every key. */
  readonly keepsPrevious?: (queryKey: QueryKey) => boolean;
}

export type PagedList<One extends Page<unknown>> = ReturnType<typeof usePagedList<One>>;

export function usePagedList<One extends Page<unknown>>({
  queryKey,
  read,
  keepsPrevious = () => true,
}: PagesQuery<One>) {
  const list = useInfiniteQuery<One, Error, InfiniteData<One>, QueryKey, string | undefined>({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: (previous, query) => (query && keepsPrevious(query.queryKey) ? previous : undefined),
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

/** Returns a function that refetches every list that a change of files or of the bin can affect. */
export function useListRefresh(): () => void {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return () => {
    for (const part of [trpc.files.browse, trpc.files.arranged, trpc.bin, trpc.removals, trpc.site])
      void queryClient.invalidateQueries(part.pathFilter());
  };
}
