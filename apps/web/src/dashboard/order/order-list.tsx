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
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ArrangedEntry } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef, useState } from "react";
import row from "#dashboard/shared/lists/row.module.css";
import { HiddenPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import button from "#ui/controls/icon-button.module.css";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile, motifs } from "#ui/print/block-print.tsx";
import { Icon } from "#ui/print/icon.tsx";
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
  const [lifted, setLifted] = useState<{ id: UniqueIdentifier; over: UniqueIdentifier } | null>(null);
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
  const moving = lifted && entries[indexOf(lifted.id)];

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
          {entries.map((entry) => (
            <OrderItem key={entry.id} entry={entry} count={entries.length} onStep={(to) => step(entry.id, to)} />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {moving && (
          <div className={`${row.row} ${styles.row} ${styles.lifted}`}>
            <OrderRow
              entry={moving}
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
  // While another row is dragged, the new index is the one that this row would get.
  const { index, newIndex, setNodeRef, transform, isDragging, ...handle } = useSortable({
    id: entry.id,
    transition: null,
  });
  const name = displayName(entry.name, card.untitled);
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
      className={classNames(row.row, styles.row, isDragging && styles.gap)}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <OrderRow
        entry={entry}
        position={newIndex + 1}
        handle={handle}
        note={entry.shown ? entry.description : order.hidden}
      >
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
      </OrderRow>
    </li>
  );
}

interface OrderRowProps {
  entry: ArrangedEntry;
  /** From 1. */
  position: number;
  /** Props of the drag handle; undefined for the moving copy, because the row itself keeps the focus. */
  handle?: Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;
  note: ReactNode;
  children?: ReactNode;
}

function OrderRow({ entry, position, handle, note, children }: OrderRowProps) {
  const { card, order } = useDashboardDictionary().images;
  const { photo, focal } = entry;
  const name = displayName(entry.name, card.untitled);
  return (
    <>
      {handle ? (
        <IconButton
          icon="grip"
          label={fill(order.lift, { name, position })}
          ref={handle.setActivatorNodeRef}
          {...handle.attributes}
          {...handle.listeners}
          aria-roledescription={undefined}
          className={styles.handle}
        />
      ) : (
        <span className={`${button.square} ${styles.handle}`}>
          <Icon name="grip" />
        </span>
      )}
      <span className={`smaller bold mute tabular ${styles.number}`} aria-hidden="true">
        {position}
      </span>
      {photo && entry.shown && (
        <Picture photo={photo} focal={focal} alt="" sizes="3.25rem" position="50% 30%" className={styles.face} />
      )}
      {photo && !entry.shown && <HiddenPicture photo={photo} alt="" className={styles.face} />}
      {!photo && <MotifTile motif={motifs[position % motifs.length] ?? "cross"} className={styles.face} />}
      <div className={`breaks shrinks ${row.words}`}>
        <b className="strong">{name}</b>
        {note && <small>{note}</small>}
      </div>
      {children}
    </>
  );
}
