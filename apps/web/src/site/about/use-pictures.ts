import type { FileQuery, FileRecord } from "@visiga/contracts/files";
import { type List, useList } from "#platform/data/use-list.ts";

export interface PictureList extends List {
  /** The files with a photo; if there is none, the list counts as empty. */
  readonly files: readonly FileRecord[];
}

/** A list of files, of which only those with a photo are shown. */
export function usePictures(query: FileQuery): PictureList {
  const list = useList(query);
  const files = list.items.filter(({ photo }) => photo);
  return { ...list, files, empty: files.length === 0 && !list.loading && !list.failed };
}
