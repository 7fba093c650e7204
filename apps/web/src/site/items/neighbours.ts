import type { FileRecord } from "@visiga/contracts/files";
import type { List } from "#platform/data/page-data.ts";

/** Files beside an item in the list of its page, in the order of the list. */
export interface Neighbours {
  readonly before: FileRecord | null;
  readonly after: FileRecord | null;
  /** Both and the next ones to them, four where there are as many. */
  readonly near: readonly FileRecord[];
}

const shown = 4;

/** The neighbours of a file; without it in the list, the first files. */
export function neighboursOf({ items }: Pick<List, "items">, id: string): Neighbours {
  const index = items.findIndex((item) => item.id === id);
  const start = Math.max(0, Math.min(index - shown / 2, items.length - shown - 1));
  return {
    before: items[index - 1] ?? null,
    after: (index < 0 ? null : items[index + 1]) ?? null,
    near: items
      .slice(start, start + shown + 1)
      .filter((item) => item.id !== id)
      .slice(0, shown),
  };
}
