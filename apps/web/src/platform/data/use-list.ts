import { useQuery } from "@tanstack/react-query";
import type { FileQuery, FileRecord, FileSlice } from "@visiga/contracts/files";
import { useEffect, useState } from "react";
import { useLanguage } from "#platform/words/dictionary.ts";
import { listQuery } from "./list-query.ts";
import { useTrpc } from "./use-trpc.ts";

export interface List {
  readonly items: readonly FileRecord[];
  /** Number of items in all, shown or not. */
  readonly total: number;
  /** Nothing has arrived or failed yet. */
  readonly loading: boolean;
  /** The list has arrived and has no items. */
  readonly empty: boolean;
  /** The last request failed; `items` are those of the previous one. */
  readonly failed: boolean;
  /** A request is pending; `items` are those of the previous one. */
  readonly arriving: boolean;
  readonly retry: () => void;
}

/** A list of files for a page. A failure is logged; if a longer list fails, the shorter one stays. */
export function useList(query: FileQuery): List {
  const { data, error, isPlaceholderData, refetch } = useQuery(listQuery(useTrpc(), useLanguage(), query));
  const last = useLastSlice(`${query.page} ${query.title}`, isPlaceholderData ? undefined : data);
  const shown = data ?? last;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return {
    items: shown?.items ?? [],
    total: shown?.total ?? 0,
    loading: !shown && !error,
    empty: shown?.items.length === 0 && !error,
    failed: error !== null,
    arriving: isPlaceholderData,
    retry: () => void refetch(),
  };
}

/** The last slice that arrived for the same list. */
function useLastSlice(list: string, data: FileSlice | undefined): FileSlice | undefined {
  const [last, setLast] = useState({ list, data });
  if (data && (last.data !== data || last.list !== list)) setLast({ list, data });
  return last.list === list ? last.data : undefined;
}
