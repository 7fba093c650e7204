import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { FileRecord } from "@visiga/contracts/files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { shownName } from "#platform/words/shown-name.ts";

interface Spoken {
  readonly words: DashboardDictionary["images"]["order"];
  readonly untitled: string;
  /** The group’s name, as its heading says it. */
  readonly group: string;
  readonly records: readonly FileRecord[];
  /** The index that was said last. */
  readonly said: { current: number };
}

type Move = "lifted" | "movedTo" | "setDown";

/** What a screen reader says of a record on its way: `say` for buttons, the others for dragging. */
export function orderAnnouncements({ words, untitled, group, records, said }: Spoken) {
  const indexOf = (id: UniqueIdentifier) => records.findIndex((record) => record.id === id);
  const nameOf = (id: UniqueIdentifier) => shownName(records[indexOf(id)]?.name ?? "", untitled);
  const say = (move: Move, id: UniqueIdentifier, index: number): string =>
    fill(words[move], { name: nameOf(id), position: index + 1, total: records.length, group });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      said.current = indexOf(active.id);
      return say("lifted", active.id, said.current);
    },
    onDragOver: ({ active, over }) => {
      const index = indexOf(over?.id ?? active.id);
      // What has just been lifted lies over its own place: that is no news.
      if (index === said.current) return undefined;
      said.current = index;
      return say("movedTo", active.id, index);
    },
    onDragEnd: ({ active, over }) => say("setDown", active.id, indexOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => fill(words.putBack, { name: nameOf(active.id), position: indexOf(active.id) + 1 }),
  };
  return { say, announcements };
}
