import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { ArrangedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";

type Move = "lifted" | "movedTo" | "setDown";

/** Screen reader announcements of a moved file: `announce` for the step buttons, `announcements` for dragging. */
export function useAnnouncements(group: string, files: readonly ArrangedFile[]) {
  const { card, order: words } = useDashboardDictionary().images;
  const lastIndex = useRef(-1);
  const indexOf = (id: UniqueIdentifier) => files.findIndex((file) => file.id === id);
  const nameOf = (id: UniqueIdentifier) => displayName(files[indexOf(id)]?.name ?? "", card.untitled);
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
