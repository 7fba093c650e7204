import type { PageRequest } from "@visiga/api/page-renderer";
import { loadDashboardDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { editableHtml } from "./editable-html.ts";
import { markedDictionary, markedReads } from "./marked-reads.ts";
import { Marks, unmarked } from "./marks.ts";

/**
 * How a page is rendered in editing mode.
 * @param values whether texts and site values can be edited; else only files can
 */
export function createEditing({ href, language, reads }: PageRequest, values: boolean) {
  const [page = "/"] = href.split("?");
  const marks = new Marks();
  const { files, reads: marked } = markedReads(reads, marks.mark, values);
  return {
    href: href.replace(/%EE%80%8[0-2]/gi, ""),
    reads: marked,
    mark: values ? marks.mark : unmarked,
    dictionary: (dictionary: PublicDictionary) =>
      values ? markedDictionary(dictionary, page, marks.mark) : dictionary,
    html: async (html: string) => {
      const { editOne } = (await loadDashboardDictionary(language)).site.editor;
      return editableHtml(html, { marks, files, nameOf: (words) => fill(editOne, { words }) });
    },
  };
}
