import type { EntryRecord } from "@visiga/contracts/entries";
import type { Language } from "@visiga/contracts/languages";
import { firstAdministratorName } from "@visiga/contracts/users";
import { sampleName } from "@visiga/i18n/sample-name";

export const displayName = (name: string, untitled: string): string => name.trim() || untitled;

/** The name of an entry in the reader's language, in English without a Swahili one. */
export const readersName = (name: string, nameSw: string | null, language: Language): string =>
  language === "sw" ? nameSw?.trim() || name : name;

/** Display name of an entry: the title of news, whose name is the author; else the name. */
export const shownEntryName = (entry: Pick<EntryRecord, "page" | "name" | "title">, untitled: string): string =>
  displayName(entry.page === "NEWS" ? entry.title : entry.name, untitled);

/** The author of news; null where the name is nobody's. */
export function authorOf({ name }: Pick<EntryRecord, "name">): string | null {
  const author = name.trim();
  return author === "" || author === firstAdministratorName ? null : author;
}

export const markedSample = <Shown extends EntryRecord>(entry: Shown, language: Language): Shown =>
  entry.page === "NEWS"
    ? { ...entry, title: sampleName(entry.title, language) }
    : { ...entry, name: sampleName(entry.name, language) };
