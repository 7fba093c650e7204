import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SiteContent } from "@visiga/contracts/site";
import { useTrpc } from "#platform/data/use-trpc.ts";
import type { RouterContext } from "#platform/document/router-context.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

const nothing: SiteContent = { facts: {}, samples: [], changed: {}, announcement: null };

/** Reads the seminary's own content before a page renders. */
export const prefetchSite = ({ queryClient, trpc, language }: RouterContext): Promise<void> =>
  queryClient.prefetchQuery(trpc.site.read.queryOptions({ language }));

/** The seminary's own content in the reader's language; a fact that was never entered is absent. */
export function useSite(): SiteContent {
  const query = useTrpc().site.read.queryOptions({ language: useLanguage() });
  // While the language changes, the facts in the other one stay: a block that vanishes and comes back moves the page.
  return useQuery({ ...query, placeholderData: keepPreviousData }).data ?? nothing;
}
