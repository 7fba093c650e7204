import { keepPreviousData } from "@tanstack/react-query";
import type { FileQuery } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { RouterContext } from "#platform/document/router-context.ts";
import type { Trpc } from "./trpc.ts";

/** A list as pages read it: what is there stays until what was asked for next has come, and a failure stays until it is retried. */
export const listQuery = (trpc: Trpc, language: Language, query: FileQuery) => ({
  ...trpc.files.list.queryOptions({ ...query, language }),
  placeholderData: keepPreviousData,
  // Otherwise a page that the server drew without its list would ask again while it is brought to life.
  retryOnMount: false,
});

/** Reads a list before a page needs it; a failure is left to the page. */
export const prefetchList = (
  { queryClient, trpc, language }: Pick<RouterContext, "queryClient" | "trpc" | "language">,
  query: FileQuery,
): Promise<void> => queryClient.prefetchQuery(trpc.files.list.queryOptions({ ...query, language }));
