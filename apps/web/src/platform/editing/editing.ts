import type { PageReads } from "@visiga/api/page-renderer";
import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { editableHtml } from "./editable-html.ts";
import { markedDictionary, markedReads } from "./marked-reads.ts";
import { Marks, unmarked, withoutMarkCharacters } from "./marks.ts";

interface EditingRequest {
  readonly href: string;
  readonly language: Language;
  readonly reads: PageReads;
}

/**
 * How a page is rendered in editing mode.
 * @param values whether texts and site values can be edited; else only files can
 */
export function createEditing({ href, language, reads }: EditingRequest, values: boolean) {
  const [page = "/"] = href.split("?");
  const marks = new Marks();
  const { fileOf, ...marked } = markedReads(readsWithoutMarks(reads), marks.mark, values);
  return {
    href: href.replace(/%EE%80%8[0-2]/gi, ""),
    reads: marked,
    mark: values ? marks.mark : unmarked,
    dictionary: (dictionary: PublicDictionary) =>
      values ? markedDictionary(withoutMarkCharacters(dictionary), page, marks.mark) : dictionary,
    html: async (html: string) => {
      const { editOne } = (await loadDashboardDictionary(language)).site.editor;
      return editableHtml(html, { marks, fileOf, nameOf: (words) => fill(editOne, { words }) });
    },
  };
}

const readsWithoutMarks = (reads: PageReads): PageReads => ({
  ...reads,
  files: async (query) => withoutMarkCharacters(await reads.files(query)),
  item: async (query) => withoutMarkCharacters(await reads.item(query)),
  file: async (id, language) => withoutMarkCharacters(await reads.file(id, language)),
  site: async (language) => withoutMarkCharacters(await reads.site(language)),
});
