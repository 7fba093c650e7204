import { type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { Language } from "@visiga/contracts/languages";
import { editingPath } from "@visiga/contracts/page-editing";
import type { PublicPath } from "@visiga/contracts/public-paths";
import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { fetchAsUser } from "#platform/data/fetch-as-user.ts";
import { accessToken } from "#platform/session/session.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

const editablePage = (page: PublicPath | undefined, language: Language) =>
  queryOptions({
    queryKey: ["editable page", page, language],
    queryFn: page ? () => readPage(page, language) : skipToken,
    // What `readAhead` has just read is not read again.
    staleTime: 5000,
    gcTime: 0,
  });

/** The HTML of a public page, with marks on everything that this user can edit; undefined without a page. */
export const useEditablePage = (page: PublicPath | undefined) => useQuery(editablePage(page, useLanguage()));

/** Begins to read a page while the session is checked: on a poor line each request takes half a second. */
export function readAhead(client: QueryClient, page: PublicPath, language: Language): void {
  if (accessToken()) void client.prefetchQuery({ ...editablePage(page, language), gcTime: 10_000 });
}

/** @throws RequestFailure, UnexpectedResponse */
async function readPage(page: PublicPath, language: Language): Promise<string> {
  const answer = await fetchAsUser(`${editingPath}${page}?lang=${language}`);
  // Pages of the site name their language.
  if (!answer.headers.has("content-language")) throw new UnexpectedResponse(answer.status);
  return answer.text();
}
