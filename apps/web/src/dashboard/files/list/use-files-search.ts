import { useNavigate, useSearch } from "@tanstack/react-router";
import type { FileFilter } from "@visiga/contracts/managed-files";
import type { FilesSearch } from "#dashboard/shared/place/files-search.ts";

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
