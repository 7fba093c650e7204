import { createHash } from "node:crypto";
import type { Language } from "@visiga/contracts/languages";
import { searchModulePath } from "@visiga/contracts/search-module";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { searchedItems, searchList } from "@visiga/i18n/search-list";
import { withTexts } from "@visiga/i18n/text-paths";
import type { ContentReader } from "./page-renderer.ts";

/** The script module with the pages that the search finds, as visitors see them. */
export async function searchModule(language: Language, reader: Pick<ContentReader, "entries" | "site" | "texts">) {
  const [dictionary, { texts }, { facts }, ...lists] = await Promise.all([
    loadPublicDictionary(language),
    reader.texts(language),
    reader.site(language),
    ...searchedItems.map((query) => reader.entries({ ...query, language })),
  ]);
  const items = lists.flatMap((list) => list.items);
  const pages = searchList(withTexts(dictionary, texts), { facts, items }, language);
  const code = `export const pages = ${JSON.stringify(pages)};`;
  const tag = createHash("sha256").update(code).digest("base64url").slice(0, 12);
  return { address: searchModulePath(language, tag), code };
}
