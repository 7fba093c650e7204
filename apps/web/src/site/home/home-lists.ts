import type { FileQuery } from "@visiga/contracts/files";
import { prefetchList } from "#platform/data/list-query.ts";
import type { RouterContext } from "#platform/document/router-context.ts";

/** The lists of the home page, each as long as its section shows. */
export const homeLists = {
  hero: { page: "HOME", first: 6 },
  news: { page: "NEWS", first: 6 },
  wawata: { page: "WAWATA", first: 3 },
  gallery: { page: "GALLERY", first: 5 },
} as const satisfies Record<string, FileQuery>;

/** Reads them before the page renders; a list that fails is left to its section. */
export async function prefetchHome(context: RouterContext): Promise<void> {
  await Promise.all(Object.values(homeLists).map((list) => prefetchList(context, list)));
}
