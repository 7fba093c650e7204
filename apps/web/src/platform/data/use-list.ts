import { useQuery } from "@tanstack/react-query";
import type { FileQuery, FileRecord, FileSlice } from "@visiga/contracts/files";
import { useEffect, useState } from "react";
import { useLanguage } from "#platform/words/dictionary.ts";
import { listQuery } from "./list-query.ts";
import { useTrpc } from "./use-trpc.ts";

export interface List {
  readonly items: readonly FileRecord[];
  /** How many there are, shown or not. */
  readonly total: number;
  /** Nothing to show yet, and no failure either. */
  readonly loading: boolean;
  /** It has come, and there is nothing in it. */
  readonly empty: boolean;
  /** What was asked for did not come; `items` holds what had come before. */
  readonly failed: boolean;
  /** What was asked for is on its way; `items` are the ones asked for before. */
  readonly arriving: boolean;
  readonly retry: () => void;
}

/** A list of records for a page. A failure is logged, and leaves a list that was only to grow as it was. */
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

/** The last slice that came of the same list. */
function useLastSlice(list: string, data: FileSlice | undefined): FileSlice | undefined {
  const [last, setLast] = useState({ list, data });
  if (data && (last.data !== data || last.list !== list)) setLast({ list, data });
  return last.list === list ? last.data : undefined;
}
