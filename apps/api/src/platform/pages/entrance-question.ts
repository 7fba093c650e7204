import { askedNumber, comparableNumber, numberPlace } from "@visiga/contracts/entrance-results";
import { pathOf } from "@visiga/contracts/pages";
import { type CachedResponse, CompressedResponse } from "#platform/cache/cached-response.ts";
import type { PageServices } from "./page-services.ts";
import { unstored } from "./private-pages.ts";
import type { RequestedPage } from "./requested-page.ts";

/** What an address of `/results` asks for: a number, or the whole list. */
export type EntranceQuestion = { readonly number: string } | "list";

const path = pathOf("results");

/** Null if the address asks nothing. */
export function entranceQuestion({ address }: RequestedPage, url = ""): EntranceQuestion | null {
  if (address.path !== path || address.redirect !== null) return null;
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  const number = askedNumber(query.get("number") ?? "");
  if (comparableNumber(number) !== "") return { number };
  return query.get("list") === "yes" ? "list" : null;
}

/** The page with the answer, of which there are few: the number has a place in it. */
export async function answerPage(
  page: RequestedPage,
  question: EntranceQuestion,
  results: PageServices["entranceResults"],
): Promise<RequestedPage> {
  const { period, outcome } = await results.answer(question === "list" ? "" : question.number);
  // Before and after, every number gets the same page as none.
  if (period?.phase !== "open") return page;
  const answer = question === "list" ? "list" : (outcome ?? "unknown");
  const { lang } = page.address;
  const query = new URLSearchParams({ number: numberPlace(answer), ...(lang && { lang }) });
  return { ...page, address: { ...page.address, href: `${path}?${query}` } };
}

const places = new RegExp(numberPlace("list").replace("list", "[A-Za-z]+"), "g");

/** The rendered page for whoever asked. Nothing stores it; a language that its address chooses holds for the next question. */
export async function answerFor(
  question: EntranceQuestion,
  { status, headers, body }: CachedResponse,
  { encoding }: RequestedPage,
): Promise<CachedResponse> {
  const html = question === "list" ? body : Buffer.from(String(body).replaceAll(places, () => question.number));
  const answer = unstored(
    await new CompressedResponse({ status, headers, body: html }, { rare: true }).prepare(encoding),
  );
  const choice = headers["set-cookie"];
  return choice === undefined ? answer : { ...answer, headers: { ...answer.headers, "set-cookie": choice } };
}
