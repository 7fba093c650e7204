import type { APIRequestContext } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { itemPages } from "@visiga/contracts/item-pages";

/** Addresses of the page of the newest file of each page whose files have one. */
export async function newestItems(request: APIRequestContext): Promise<string[]> {
  const answers = await Promise.all(itemPages.map((page) => request.get(`/api/v1/files/page/${page}`)));
  const lists: FileRecord[][] = await Promise.all(answers.map((answer) => answer.json()));
  return lists.flatMap(([newest]) => newest?.path ?? []);
}

/** Placeholder for the page of the newest piece of news, whose address differs between servers. */
export const newsItem = "/news/newest";

/** Path of that page on one server. */
export async function newestNews(url: string): Promise<string> {
  const [newest]: FileRecord[] = await (await fetch(new URL("/api/v1/files/page/NEWS", url))).json();
  if (!newest?.path) throw new Error(`There is no news on ${url}`);
  return newest.path;
}
