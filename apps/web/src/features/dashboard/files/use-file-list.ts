import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FilePage, FileQuery, FileRecord, FileSlice } from "@visiga/contracts/files";
import { useEffect, useState } from "react";
import { useTrpc } from "../../../platform/use-trpc.ts";

/** How many pictures are shown at first, and how many more at a time. */
export const step = 24;

export interface FileListState {
  /** Undefined until it has arrived. */
  readonly slice: FileSlice | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
  readonly more: () => void;
  /** To the top, as the newest. */
  readonly add: (record: FileRecord) => void;
  readonly replace: (record: FileRecord) => void;
  readonly remove: (record: FileRecord) => void;
}

/** The newest pictures of one page or of all. What is changed here shows here at once, and elsewhere when it is next asked for. */
export function useFileList(page: FilePage | undefined): FileListState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const [size, setSize] = useState({ page, first: step });
  const first = size.page === page ? size.first : step;
  const options = trpc.files.list.queryOptions({ ...(page && { page }), first }, { staleTime: 0 });
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    // While more of the same page comes, what is there stays.
    placeholderData: (previous, query) =>
      (query?.queryKey[1]?.input as FileQuery | undefined)?.page === page ? previous : undefined,
  });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const change = (edit: (slice: FileSlice) => FileSlice) => {
    queryClient.setQueryData(options.queryKey, (slice) => slice && edit(slice));
    void queryClient.invalidateQueries({ ...trpc.files.list.pathFilter(), refetchType: "none" });
  };
  const here = (record: FileRecord) => page === undefined || record.page === page;

  return {
    slice: data,
    failed: error !== null,
    loading: isFetching,
    retry: () => void refetch(),
    more: () => setSize({ page, first: Math.min(first + step, 1000) }),
    add: (record) =>
      change(({ items, total }) => (here(record) ? { items: [record, ...items], total: total + 1 } : { items, total })),
    replace: (record) =>
      change(({ items, total }) =>
        here(record)
          ? { items: items.map((item) => (item.id === record.id ? record : item)), total }
          : { items: items.filter(({ id }) => id !== record.id), total: total - 1 },
      ),
    remove: ({ id }) =>
      change(({ items, total }) => ({ items: items.filter((item) => item.id !== id), total: total - 1 })),
  };
}
