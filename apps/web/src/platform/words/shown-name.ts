import type { FileRecord } from "@visiga/contracts/files";

/** A name for display; a blank one becomes `untitled`. */
export const shownName = (name: string, untitled: string): string => name.trim() || untitled;

/** Display name of a file: of news the title, because its name is the author; else the name. */
export const shownFileName = ({ page, name, title }: FileRecord, untitled: string): string =>
  shownName(page === "NEWS" ? title : name, untitled);
