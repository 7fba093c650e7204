import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { clipSearch } from "@visiga/contracts/fields";
import type { FilePage } from "@visiga/contracts/files";
import type { FileFilter, ManagedFile, ManagedFilePage, ManagedFileQuery } from "@visiga/contracts/managed-files";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import type { FilesSearch } from "#dashboard/shared/place/files-search.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";

type Arrangement = Partial<Pick<FilesSearch, "page" | "q" | "sort">> & { only?: FileFilter | undefined };

/** What the address says about the list of files, and how to change it. */
export function useFilesSearch() {
  const search = useSearch({ from: "/dashboard/frame/" });
  const { page, q, sort, only } = search;
  const navigate = useNavigate();
  return {
    ...search,
    /** Changes search, sort order and filters of the list; `replace` adds no entry to the browser history. */
    arrange: (next: Arrangement, replace = false) =>
      void navigate({ to: "/dashboard", search: { page, q, sort, only, ...next }, replace, resetScroll: false }),
  };
}

export function useFileList(page: FilePage | undefined, { q, sort, only }: FilesSearch) {
  const query = { ...(page && { page }), ...(q && { search: clipSearch(q) }), sort, ...(only && { only }) };
  return usePagedList(
    useTrpc().files.browse,
    useTrpcClient().files.browse,
    query,
    (earlier: ManagedFileQuery) => earlier.page === page,
  );
}

/** Replaces a file in the loaded lists: until they are refetched, its form would open with the version before. */
export function useListedFile(): (file: ManagedFile) => void {
  const queryClient = useQueryClient();
  const { files } = useTrpc();
  const replaced = (page: ManagedFilePage, file: ManagedFile): ManagedFilePage => ({
    ...page,
    items: page.items.map((item) => (item.id === file.id ? file : item)),
  });
  return (file) =>
    void queryClient.setQueriesData<InfiniteData<ManagedFilePage> | ManagedFilePage>(
      files.browse.pathFilter(),
      (list) => (list && "pages" in list ? { ...list, pages: list.pages.map((page) => replaced(page, file)) } : list),
    );
}
