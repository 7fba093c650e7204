import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** A part of a list with the cursor of the next part; null at the end. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  /** Total of the whole list; only the first slice has it. */
  readonly total: number | null;
}

/** Options of one slice’s query: no cache and no retry, because the list’s query has both. */
export const pageOptions = { staleTime: 0, gcTime: 0, retry: false } as const;

interface SlicesQuery<One> {
  readonly queryKey: QueryKey;
  readonly read: (after: string | undefined) => Promise<One>;
  /** Whether the data of another query key stays on screen until this list has loaded. */
  readonly keepsPrevious?: (queryKey: QueryKey) => boolean;
}

export interface PagedListState<One extends Page<{ readonly id: string }>> {
  /** Items loaded so far; undefined until the first slice has arrived. */
  readonly items: readonly One["items"][number][] | undefined;
  readonly total: number;
  readonly first: One | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  /** The items belong to the previous query while those of the current one load. */
  readonly isPrevious: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
  readonly add: (item: One["items"][number]) => void;
  readonly replace: (item: One["items"][number]) => void;
  readonly remove: (ids: readonly string[]) => void;
}

/** A list that loads slice by slice and can be edited in the cache without a refetch. */
export function usePagedList<One extends Page<{ readonly id: string }>>({
  queryKey,
  read,
  keepsPrevious = () => false,
}: SlicesQuery<One>): PagedListState<One> {
  type Pages = InfiniteData<One, string | undefined>;
  const queryClient = useQueryClient();
  const list = useInfiniteQuery<One, Error, Pages, QueryKey, string | undefined>({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: (previous, query) => (query && keepsPrevious(query.queryKey) ? previous : undefined),
  });
  const { data, error, isPlaceholderData, isFetching, isFetchNextPageError, hasNextPage } = list;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const change = (edit: (slice: One, index: number) => One) =>
    queryClient.setQueryData<Pages>(queryKey, (pages) => pages && { ...pages, pages: pages.pages.map(edit) });

  return {
    items: data?.pages.flatMap(({ items }) => items),
    total: data?.pages[0]?.total ?? 0,
    first: data?.pages[0],
    failed: error !== null,
    loading: isFetching,
    isPrevious: isPlaceholderData,
    hasMore: hasNextPage && !isPlaceholderData,
    more: () => void list.fetchNextPage(),
    retry: () => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    add: (item) =>
      change((slice, index) =>
        index > 0 ? slice : { ...slice, items: [item, ...slice.items], total: (slice.total ?? 0) + 1 },
      ),
    replace: (item) =>
      change((slice) => ({ ...slice, items: slice.items.map((each) => (each.id === item.id ? item : each)) })),
    remove: (ids) => {
      const gone = data?.pages.flatMap(({ items }) => items).filter(({ id }) => ids.includes(id)).length ?? 0;
      change((slice) => ({
        ...slice,
        items: slice.items.filter(({ id }) => !ids.includes(id)),
        total: slice.total === null ? null : slice.total - gone,
      }));
    },
  };
}
