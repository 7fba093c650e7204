import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ArrangedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import styles from "./order-row.module.css";
import { OrderItem, OrderRow } from "./order-row.tsx";

interface OrderListProps {
  label: string;
  files: readonly ArrangedFile[];
  onArrange: (ids: readonly string[]) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const keyboardCodes = {
  start: [KeyboardCode.Space],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc],
};

export function OrderList({ label, files, onArrange }: OrderListProps) {
  const { order } = useDashboardDictionary().images;
  const [lifted, setLifted] = useState<{ id: UniqueIdentifier; over: UniqueIdentifier } | null>(null);
  const [status, setStatus] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const ids = files.map(({ id }) => id);
  const { announce, announcements } = useAnnouncements(label, files);
  const { keys } = order;
  const instructions = `${keys.space}: ${keys.lift}. ↑ ↓: ${keys.move}. ${keys.escape}: ${keys.putBack}.`;

  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const step = (id: string, index: number) => {
    onArrange(arrayMove(ids, indexOf(id), index));
    setStatus(announce("movedTo", id, index));
  };
  const moving = lifted && files[indexOf(lifted.id)];

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active: { id } }) => setLifted({ id, over: id })}
      onDragOver={({ active: { id }, over }) => setLifted({ id, over: over?.id ?? id })}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        if (over && over.id !== active.id) onArrange(arrayMove(ids, indexOf(active.id), indexOf(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label}>
          {files.map((file) => (
            <OrderItem key={file.id} file={file} count={files.length} onStep={(to) => step(file.id, to)} />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {moving && (
          <div className={`${styles.row} ${styles.lifted}`}>
            <OrderRow
              file={moving}
              position={indexOf(lifted.over) + 1}
              note={fill(order.moving, { position: indexOf(lifted.id) + 1 })}
            />
          </div>
        )}
      </DragOverlay>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </DndContext>
  );
}

type Move = "lifted" | "movedTo" | "setDown";

/** Screen reader announcements of a moved file: `announce` for the step buttons, `announcements` for dragging. */
function useAnnouncements(group: string, files: readonly ArrangedFile[]) {
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
