import type { FileRecord } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

/** What a piece of news is called. */
export const headline = ({ title }: FileRecord, { gallery }: PublicDictionary): string =>
  title.trim() || gallery.untitled;
