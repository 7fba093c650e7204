import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { FileRecord } from "@visiga/contracts/files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { shownName } from "#platform/words/shown-name.ts";

interface AnnouncedGroup {
  readonly words: DashboardDictionary["images"]["order"];
  readonly untitled: string;
  /** The group’s name, as its heading says it. */
  readonly group: string;
  readonly files: readonly FileRecord[];
  /** The index that was said last. */
  readonly lastIndex: { current: number };
}

type Move = "lifted" | "movedTo" | "setDown";

/** What a screen reader says of a file on its way: `say` for buttons, the others for dragging. */
export function orderAnnouncements({ words, untitled, group, files, lastIndex }: AnnouncedGroup) {
  const indexOf = (id: UniqueIdentifier) => files.findIndex((file) => file.id === id);
  const nameOf = (id: UniqueIdentifier) => shownName(files[indexOf(id)]?.name ?? "", untitled);
  const announce = (move: Move, id: UniqueIdentifier, index: number): string =>
    fill(words[move], { name: nameOf(id), position: index + 1, total: files.length, group });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastIndex.current = indexOf(active.id);
      return announce("lifted", active.id, lastIndex.current);
    },
    onDragOver: ({ active, over }) => {
      const index = indexOf(over?.id ?? active.id);
      // What has just been lifted lies over its own place: that is no news.
      if (index === lastIndex.current) return undefined;
      lastIndex.current = index;
      return announce("movedTo", active.id, index);
    },
    onDragEnd: ({ active, over }) => announce("setDown", active.id, indexOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => fill(words.putBack, { name: nameOf(active.id), position: indexOf(active.id) + 1 }),
  };
  return { announce, announcements };
}
