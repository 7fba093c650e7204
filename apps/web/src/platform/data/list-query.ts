import { keepPreviousData } from "@tanstack/react-query";
import type { FileQuery } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { RouterContext } from "#platform/document/router-context.ts";
import type { Trpc } from "./trpc.ts";

/**
 * Query of a list: the previous slice is shown until the next one has arrived, and a failure stays until it is retried.
 */
export const listQuery = (trpc: Trpc, language: Language, query: FileQuery) => ({
  ...trpc.files.list.queryOptions({ ...query, language }),
  placeholderData: keepPreviousData,
  // Otherwise a page that the server drew without its list would fetch it again during hydration.
  retryOnMount: false,
});

/** Fetches a list in a loader. A failure is left to the page. */
export const prefetchList = (
  { queryClient, trpc, language }: Pick<RouterContext, "queryClient" | "trpc" | "language">,
  query: FileQuery,
): Promise<void> => queryClient.prefetchQuery(trpc.files.list.queryOptions({ ...query, language }));
