import type { ContentReader } from "@visiga/api/page-renderer";
import type { FileRecord, TextLine } from "@visiga/contracts/files";
import { type EditKey, fieldEditKey, fileEditKey } from "@visiga/contracts/page-editing";
import { isRecordsKey, isSiteKey, type SiteContent, type SiteKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { isTextual } from "@visiga/contracts/site-fields";
import { textKey } from "@visiga/contracts/site-texts";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { placesOf } from "@visiga/i18n/page-texts";
import { textsByPath, withTexts } from "@visiga/i18n/text-paths";
import { type Mark, withoutMarkCharacters } from "./marks.ts";

export function markedDictionary(given: PublicDictionary, page: string, mark: Mark): PublicDictionary {
  const dictionary = withoutMarkCharacters(given);
  const own = [...textsByPath(dictionary)].filter(([path]) => placesOf(path).some((place) => place === page));
  return withTexts(dictionary, Object.fromEntries(own.map(([path, text]) => [path, mark(textKey(path), text)])));
}

/** Id and name of the file of each photo that was read. */
export type EditedFiles = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/**
 * The same data with the words of files marked and, for administrators, those of site values.
 * @param values whether site values are marked
 */
export function markedReader(reader: ContentReader, mark: Mark, values: boolean) {
  const files = new Map<string, { id: string; name: string }>();
  const marked = <Shown extends FileRecord>(file: Shown): Shown => {
    const { id, photo, name, title, description, page } = file;
    if (photo) files.set(photo.id, { id, name: name.trim() || title });
    const words = (text: string) => mark(fileEditKey(id), text);
    return {
      ...file,
      name: words(name),
      // On other pages the title decides where a file is shown.
      title: page === "NEWS" ? words(title) : title,
      description: description && words(description),
    };
  };
  const markedLine = ({ spans, ...line }: TextLine, id: string): TextLine => ({
    ...line,
    spans: spans.map((span) => ({ ...span, text: mark(fileEditKey(id), span.text) })),
  });
  const markedContent: ContentReader = {
    ...reader,
    files: async (query) => {
      const list = withoutMarkCharacters(await reader.files(query));
      return { ...list, items: list.items.map(marked) };
    },
    item: async (query) => {
      const file = withoutMarkCharacters(await reader.item(query));
      return file && { ...marked(file), text: file.text?.map((line) => markedLine(line, file.id)) ?? null };
    },
    file: async (id, language) => {
      const file = withoutMarkCharacters(await reader.file(id, language));
      return file && marked(file);
    },
    site: async (language) => {
      const content = withoutMarkCharacters(await reader.site(language));
      return values ? markedSite(content, mark) : content;
    },
  };
  return { reader: markedContent, files: files as EditedFiles };
}

function markedSite(content: SiteContent, mark: Mark): SiteContent {
  const { facts, announcement } = content;
  return {
    ...content,
    facts: Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, isSiteKey(key) ? markedValue(key, value, mark) : value]),
    ),
    announcement: announcement && { ...announcement, text: mark("announcements", announcement.text) },
  };
}

/** Formats that pages use for computed texts, which `useMark` marks; `useFieldMark` marks those of records. */
const computed: readonly string[] = ["amount", "day", "position", "url"];

function markedValue(key: SiteKey, value: unknown, mark: Mark): unknown {
  const words = (text: unknown, editKey: EditKey): unknown => {
    return typeof text === "string" ? mark(editKey, text) : text;
  };
  const definition = siteCatalogue[key];
  if (definition.shape === "choices" || ("format" in definition && computed.includes(definition.format))) return value;
  if (definition.shape === "records" && isRecordsKey(key)) {
    const named = Object.entries(definition.fields)
      .filter(([, field]) => isTextual(field))
      .map(([name]) => name);
    return (value as Record<string, unknown>[]).map((record, index) => ({
      ...record,
      ...Object.fromEntries(named.map((name) => [name, words(record[name], fieldEditKey(key, index, name))])),
    }));
  }
  return words(value, key);
}
