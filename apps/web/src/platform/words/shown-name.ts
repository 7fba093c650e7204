import type { FileRecord } from "@visiga/contracts/files";

/** A name as it is shown: a blank one as the word for that. */
export const shownName = (name: string, untitled: string): string => name.trim() || untitled;

/** What a record is known by: news by its headline, as its name is who wrote it, everything else by its name. */
export const shownFileName = ({ page, name, title }: FileRecord, untitled: string): string =>
  shownName(page === "NEWS" ? title : name, untitled);
