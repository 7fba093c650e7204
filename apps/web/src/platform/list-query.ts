import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import type { FileQuery } from "@visiga/contracts/files";
import type { Trpc } from "./trpc.ts";

/** A list as pages read it: what is there stays until what was asked for next has come, and a failure stays until it is retried. */
export const listQuery = (trpc: Trpc, query: FileQuery) => ({
  ...trpc.files.list.queryOptions(query),
  placeholderData: keepPreviousData,
  // Otherwise a page that the server drew without its list would ask again while it is brought to life.
  retryOnMount: false,
});

/** Reads a list before a page needs it; a failure is left to the page. */
export const prefetchList = (context: { queryClient: QueryClient; trpc: Trpc }, query: FileQuery): Promise<void> =>
  context.queryClient.prefetchQuery(context.trpc.files.list.queryOptions(query));
