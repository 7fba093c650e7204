import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SiteContent } from "@visiga/contracts/site";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { RouterContext } from "#platform/document/router-context.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

const nothing: SiteContent = { facts: {}, samples: [], changed: {}, announcement: null };

/** Fetches the site values in a loader. */
export const prefetchSite = ({ queryClient, trpc, language }: RouterContext): Promise<void> =>
  queryClient.prefetchQuery(trpc.site.read.queryOptions({ language }));

/** The site values in the reader's language; a value that was never entered is absent. */
export function useSite(): SiteContent {
  const query = useTrpc().site.read.queryOptions({ language: useLanguage() });
  // While the language changes, the previous values stay, so that no block disappears and the layout does not shift.
  return useQuery({ ...query, placeholderData: keepPreviousData }).data ?? nothing;
}
