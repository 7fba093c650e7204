import type { ContentReader } from "@visiga/api/page-renderer";
import type { EntryRecord, TextLine } from "@visiga/contracts/entries";
import { type EditKey, entryEditKey, fieldEditKey } from "@visiga/contracts/page-editing";
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

/** Id and name of the entry of each photo that was read. */
export type EditedEntries = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/**
 * The same data with the words of entries marked and, for administrators, those of site values.
 * @param values whether site values are marked
 */
export function markedReader(reader: ContentReader, mark: Mark, values: boolean) {
  const entries = new Map<string, { id: string; name: string }>();
  const marked = <Shown extends EntryRecord>(entry: Shown): Shown => {
    const { id, photo, name, title, description, page } = entry;
    if (photo) entries.set(photo.id, { id, name: name.trim() || title });
    const words = (text: string) => mark(entryEditKey(id), text);
    return {
      ...entry,
      name: words(name),
      // On other pages the title decides where an entry is shown.
      title: page === "NEWS" ? words(title) : title,
      description: description && words(description),
    };
  };
  const markedLine = ({ spans, ...line }: TextLine, id: string): TextLine => ({
    ...line,
    spans: spans.map((span) => ({ ...span, text: mark(entryEditKey(id), span.text) })),
  });
  const markedContent: ContentReader = {
    ...reader,
    entries: async (query) => {
      const list = withoutMarkCharacters(await reader.entries(query));
      return { ...list, items: list.items.map(marked) };
    },
    item: async (query) => {
      const entry = withoutMarkCharacters(await reader.item(query));
      return entry && { ...marked(entry), text: entry.text?.map((line) => markedLine(line, entry.id)) ?? null };
    },
    entry: async (id, language) => {
      const entry = withoutMarkCharacters(await reader.entry(id, language));
      return entry && marked(entry);
    },
    site: async (language) => {
      const content = withoutMarkCharacters(await reader.site(language));
      return values ? markedSite(content, mark) : content;
    },
  };
  return { reader: markedContent, entries: entries as EditedEntries };
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
