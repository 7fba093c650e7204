import {
  type Announcements,
  closestCenter,
  DndContext,
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
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ArrangedEntry } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { useEffect, useRef, useState } from "react";
import row from "#dashboard/shared/lists/row.module.css";
import { HiddenPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile, motifAt } from "#ui/print/block-print.tsx";
import styles from "./order-row.module.css";

interface OrderListProps {
  label: string;
  entries: readonly ArrangedEntry[];
  onArrange: (ids: readonly string[]) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const keyboardCodes = {
  start: [KeyboardCode.Space],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc],
};

export function OrderList({ label, entries, onArrange }: OrderListProps) {
  const { order } = useDashboardDictionary().images;
  const [status, setStatus] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const ids = entries.map(({ id }) => id);
  const { announce, announcements } = useAnnouncements(label, entries);
  const { keys } = order;
  const instructions = `${keys.space}: ${keys.lift}. ↑ ↓: ${keys.move}. ${keys.escape}: ${keys.putBack}.`;

  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const step = (id: string, index: number) => {
    onArrange(arrayMove(ids, indexOf(id), index));
    setStatus(announce("movedTo", id, index));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onArrange(arrayMove(ids, indexOf(active.id), indexOf(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label}>
          {entries.map((entry) => (
            <OrderItem key={entry.id} entry={entry} count={entries.length} onStep={(to) => step(entry.id, to)} />
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </DndContext>
  );
}

/** Screen reader announcements of a moved entry: `announce` for the step buttons, `announcements` for dragging. */
function useAnnouncements(group: string, entries: readonly ArrangedEntry[]) {
  const { card, order: t } = useDashboardDictionary().images;
  const lastIndex = useRef(-1);
  const indexOf = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id);
  const nameOf = (id: UniqueIdentifier) => displayName(entries[indexOf(id)]?.name ?? "", card.untitled);
  const announce = (move: "lifted" | "movedTo" | "setDown", id: UniqueIdentifier, index: number): string =>
    fill(t[move], { name: nameOf(id), position: index + 1, total: entries.length, group });
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
    onDragCancel: ({ active }) => fill(t.putBack, { name: nameOf(active.id), position: indexOf(active.id) + 1 }),
  };
  return { announce, announcements };
}

function OrderItem({ entry, count, onStep }: { entry: ArrangedEntry; count: number; onStep: (index: number) => void }) {
  const { card, order } = useDashboardDictionary().images;
  // While a row is dragged, the new index is the one that this row would get.
  const { index, newIndex, setNodeRef, setActivatorNodeRef, transform, isDragging, ...handle } = useSortable({
    id: entry.id,
    transition: null,
  });
  const { photo, focal, shown } = entry;
  const name = displayName(entry.name, card.untitled);
  const position = newIndex + 1;
  const note = shown ? entry.description : order.hidden;
  const pressed = useRef<HTMLButtonElement>(null);
  // A row that moves in the DOM can lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each place
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  const steps = [
    { icon: "up", label: fill(order.upOne, { name }), to: index - 1 },
    { icon: "down", label: fill(order.downOne, { name }), to: index + 1 },
  ] as const;
  return (
    <li
      ref={setNodeRef}
      className={classNames(row.row, styles.row, isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <IconButton
        icon="grip"
        label={fill(order.lift, { name, position })}
        ref={setActivatorNodeRef}
        {...handle.attributes}
        {...handle.listeners}
        aria-roledescription={undefined}
        className={styles.handle}
      />
      <span className={`smaller bold mute tabular ${styles.number}`} aria-hidden="true">
        {position}
      </span>
      {photo && shown && (
        <Picture photo={photo} focal={focal} alt="" sizes="3.25rem" position="50% 30%" className={styles.face} />
      )}
      {photo && !shown && <HiddenPicture photo={photo} alt="" className={styles.face} />}
      {!photo && <MotifTile motif={motifAt(position)} className={styles.face} />}
      <div className={`breaks shrinks ${row.words}`}>
        <b className="strong">{name}</b>
        <small>{isDragging ? fill(order.moving, { position: index + 1 }) : note}</small>
      </div>
      <div className={`stack ${styles.steps}`}>
        {(count > 1 ? steps : []).map(({ icon, label, to }) => {
          const end = to < 0 || to >= count;
          return (
            <IconButton
              key={icon}
              icon={icon}
              label={label}
              aria-disabled={end || undefined}
              onClick={({ currentTarget }) => {
                if (end) return;
                pressed.current = currentTarget;
                onStep(to);
              }}
            />
          );
        })}
      </div>
    </li>
  );
}
