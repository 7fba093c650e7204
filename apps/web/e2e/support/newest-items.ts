import type { APIRequestContext } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { itemPages } from "@visiga/contracts/item-pages";

/** Addresses of the page of the newest file of each page whose files have one. */
export async function newestItems(request: APIRequestContext): Promise<string[]> {
  const answers = await Promise.all(itemPages.map((page) => request.get(`/api/v1/files/page/${page}`)));
  const lists: FileRecord[][] = await Promise.all(answers.map((answer) => answer.json()));
  return lists.flatMap(([newest]) => newest?.path ?? []);
}
