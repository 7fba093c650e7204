import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { ArrangedFile } from "@visiga/contracts/managed-files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { displayName } from "#platform/words/display-name.ts";

interface AnnouncedGroup {
  readonly words: DashboardDictionary["images"]["order"];
  readonly untitled: string;
  readonly group: string;
  readonly files: readonly ArrangedFile[];
  readonly lastIndex: { current: number };
}

type Move = "lifted" | "movedTo" | "setDown";

/** Screen reader announcements of a moved file: `announce` for the step buttons, `announcements` for dragging. */
export function orderAnnouncements({ words, untitled, group, files, lastIndex }: AnnouncedGroup) {
  const indexOf = (id: UniqueIdentifier) => files.findIndex((file) => file.id === id);
  const nameOf = (id: UniqueIdentifier) => displayName(files[indexOf(id)]?.name ?? "", untitled);
  const announce = (move: Move, id: UniqueIdentifier, index: number): string =>
    fill(words[move], { name: nameOf(id), position: index + 1, total: files.length, group });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastIndex.current = indexOf(active.id);
      return announce("lifted", active.id, lastIndex.current);
    },
    onDragOver: ({ active, over }) => {
      const index = indexOf(over?.id ?? active.id);
      // A lifted row is first over its own position, which is not announced.
      if (index === lastIndex.current) return undefined;
      lastIndex.current = index;
      return announce("movedTo", active.id, index);
    },
    onDragEnd: ({ active, over }) => announce("setDown", active.id, indexOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => fill(words.putBack, { name: nameOf(active.id), position: indexOf(active.id) + 1 }),
  };
  return { announce, announcements };
}
