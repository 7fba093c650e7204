import type { APIRequestContext } from "@playwright/test";
import type { EntryPage, EntryRecord } from "@visiga/contracts/entries";
import { itemPages } from "@visiga/contracts/item-pages";

export const listed = async (request: APIRequestContext, page: EntryPage): Promise<EntryRecord[]> =>
  (await request.get(`/api/v1/files/page/${page}`)).json();

export const seen = async (request: APIRequestContext, page: EntryPage): Promise<string[]> =>
  (await listed(request, page)).map(({ name }) => name);

/** Addresses of the page of the newest file of each page whose files have one. */
export async function newestItems(request: APIRequestContext): Promise<string[]> {
  const lists = await Promise.all(itemPages.map((page) => listed(request, page)));
  return lists.flatMap(([newest]) => newest?.path ?? []);
}

export const newsItem = "/news/newest";

export async function newestNews(url: string): Promise<string> {
  const [newest]: EntryRecord[] = await (await fetch(new URL("/api/v1/files/page/NEWS", url))).json();
  if (!newest?.path) throw new Error(`There is no news on ${url}`);
  return newest.path;
}
