import {
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
import { useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./order-row.module.css";
import { OrderItem, OrderRow } from "./order-row.tsx";
import { useAnnouncements } from "./use-announcements.ts";

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
