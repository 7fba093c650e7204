import { type APIRequestContext, test } from "@playwright/test";
import type { FilePage, FileRecord } from "@visiga/contracts/files";
import { phonePhotos } from "./phone-photos.ts";

/** A list with the path of one photo. */
export const photo = (): Promise<string[]> => phonePhotos(test.info().outputPath("photos"), 1);

/** Names of the files that visitors see on a page. */
export async function seen(request: APIRequestContext, page: FilePage): Promise<string[]> {
  const records: FileRecord[] = await (await request.get(`/api/v1/files/page/${page}`)).json();
  return records.map(({ name }) => name);
}
