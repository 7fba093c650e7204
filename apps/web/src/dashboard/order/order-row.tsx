import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ArrangedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef } from "react";
import { HiddenPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import button from "#ui/controls/icon-button.module.css";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { motifs } from "#ui/print/block-print-paths.ts";
import { Icon } from "#ui/print/icon.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./order-row.module.css";

interface OrderItemProps {
  file: ArrangedFile;
  count: number;
  onStep: (index: number) => void;
}

export function OrderItem({ file, count, onStep }: OrderItemProps) {
  const { card, order } = useDashboardDictionary().images;
  // While another row is dragged, the new index is the one that this row would get.
  const { index, newIndex, setNodeRef, transform, isDragging, ...handle } = useSortable({
    id: file.id,
    transition: null,
  });
  const name = displayName(file.name, card.untitled);
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
      className={classNames(styles.row, isDragging && styles.gap)}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <OrderRow file={file} position={newIndex + 1} handle={handle} note={file.shown ? file.description : order.hidden}>
        <div className={styles.steps}>
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
  file: ArrangedFile;
  /** From 1. */
  position: number;
  /** Props of the drag handle; undefined for the moving copy, because the row itself keeps the focus. */
  handle?: Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;
  note: ReactNode;
  children?: ReactNode;
}

export function OrderRow({ file, position, handle, note, children }: OrderRowProps) {
  const { card, order } = useDashboardDictionary().images;
  const { photo, focal } = file;
  const name = displayName(file.name, card.untitled);
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
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      {photo && file.shown && (
        <Picture photo={photo} focal={focal} alt="" sizes="3.25rem" position="50% 30%" className={styles.face} />
      )}
      {photo && !file.shown && <HiddenPicture photo={photo} alt="" className={styles.face} />}
      {!photo && <MotifTile motif={motifs[position % motifs.length] ?? "cross"} className={styles.face} />}
      <div className={styles.words}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </div>
      {children}
    </>
  );
}
