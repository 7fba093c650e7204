import type { FileQuery, FileRecord } from "@visiga/contracts/files";
import { type List, useList } from "#platform/data/use-list.ts";

export interface PictureList extends List {
  /** The records that have a photo; where none has, the list counts as empty. */
  readonly records: readonly FileRecord[];
}

/** A list of records for the sake of their photos. */
export function usePictures(query: FileQuery): PictureList {
  const list = useList(query);
  const records = list.items.filter(({ photo }) => photo);
  return { ...list, records, empty: records.length === 0 && !list.loading && !list.failed };
}
