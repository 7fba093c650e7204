import type { FileRecord } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import { firstAdministratorName } from "@visiga/contracts/users";
import { sampleName } from "@visiga/i18n/sample-name";

export const displayName = (name: string, untitled: string): string => name.trim() || untitled;

/** The name of a file in the reader's language, in English without a Swahili one. */
export const readersName = (name: string, nameSw: string | null, language: Language): string =>
  language === "sw" ? nameSw?.trim() || name : name;

/** Display name of a file: the title of news, whose name is the author; else the name. */
export const shownFileName = (file: Pick<FileRecord, "page" | "name" | "title">, untitled: string): string =>
  displayName(file.page === "NEWS" ? file.title : file.name, untitled);

/** The author of news; null where the name is nobody's. */
export function authorOf({ name }: Pick<FileRecord, "name">): string | null {
  const author = name.trim();
  return author === "" || author === firstAdministratorName ? null : author;
}

export const markedSample = <Shown extends FileRecord>(file: Shown, language: Language): Shown =>
  file.page === "NEWS"
    ? { ...file, title: sampleName(file.title, language) }
    : { ...file, name: sampleName(file.name, language) };
