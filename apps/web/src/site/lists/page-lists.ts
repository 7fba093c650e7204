import type { PageList, PublicPage } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";

/** The lists of a page by name. An article has the file for its Marian window too; artwork replaces it if there is none. */
export function pageLists(name: PublicPage): Readonly<Record<string, PageList>> {
  const { layout, lists } = pageRow(name);
  return { ...lists, ...(layout === "article" && { marian: { title: "MARIAN", first: 1 } }) };
}
