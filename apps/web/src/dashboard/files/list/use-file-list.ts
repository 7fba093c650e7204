import { useQueryClient } from "@tanstack/react-query";
import { clipSearch } from "@visiga/contracts/fields";
import type { FilePage } from "@visiga/contracts/files";
import type {
  FileFilter,
  FileSort,
  ManagedFile,
  ManagedFilePage,
  ManagedFileQuery,
} from "@visiga/contracts/managed-files";
import { type PagedListState, pageOptions, usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { belongs } from "./belongs.ts";
import { restoredCount } from "./restored-notice.tsx";
import { unsaidCount } from "./unsaid-notice.tsx";

/** Files per request. */
export const step = 24;

export interface FileListPlace {
  readonly page: FilePage | undefined;
  readonly q: string;
  readonly sort: FileSort;
  readonly only: FileFilter | undefined;
}

export interface FileListState extends Omit<PagedListState<ManagedFilePage>, "add" | "replace" | "remove"> {
  /** Prepends a new file. */
  readonly add: (file: ManagedFile) => void;
  /** Replaces a file, or removes it if it no longer matches the list. */
  readonly replace: (file: ManagedFile) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** Refetches the list after changes with an unknown effect on it. */
  readonly refresh: () => void;
}

/** Admin list of files. Changes apply here at once; other lists become stale and refetch when they are next shown. */
export function useFileList({ page, q, sort, only }: FileListPlace): FileListState {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const query: ManagedFileQuery = {
    ...(page && { page }),
    ...(q && { search: clipSearch(q) }),
    sort,
    ...(only && { only }),
  };
  const pages = usePagedList<ManagedFilePage>({
    queryKey: [...trpc.files.browse.pathKey(), "pages", query],
    read: (after) =>
      queryClient.fetchQuery(
        trpc.files.browse.queryOptions({ ...query, size: step, ...(after && { after }) }, pageOptions),
      ),
    keepsPrevious: (queryKey) => (queryKey.at(-1) as ManagedFileQuery).page === page,
  });

  // Thumbnails and single files are not invalidated.
  const changed = (refetchType: "none" | "active" = "none") => {
    void queryClient.invalidateQueries({ ...trpc.files.browse.pathFilter(), refetchType });
    void queryClient.invalidateQueries({ ...trpc.files.arranged.pathFilter(), refetchType });
    // The notices above every list show these counts.
    for (const count of [unsaidCount, restoredCount])
      void queryClient.invalidateQueries({ queryKey: trpc.files.browse.queryKey(count) });
    void queryClient.invalidateQueries({ ...trpc.bin.list.pathFilter(), refetchType: "none" });
  };

  return {
    ...pages,
    add: (file) => {
      if (belongs(file, { page, only })) pages.add(file);
      changed();
    },
    replace: (file) => {
      if (belongs(file, { page, only })) pages.replace(file);
      else pages.remove([file.id]);
      changed();
    },
    remove: (ids) => {
      pages.remove(ids);
      changed();
    },
    refresh: () => changed("active"),
  };
}
