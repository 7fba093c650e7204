import type { useSortable } from "@dnd-kit/sortable";
import type { ArrangedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { HiddenPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { Picture } from "#ui/media/picture.tsx";
import { motifs } from "#ui/print/block-print-paths.ts";
import { Icon } from "#ui/print/icon.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./order-row.module.css";

type Sortable = ReturnType<typeof useSortable>;

interface OrderRowProps {
  file: ArrangedFile;
  /** From 1. */
  position: number;
  /** Props of the drag handle; undefined for the moving copy, because the row itself keeps the focus. */
  handle?: Pick<Sortable, "attributes" | "listeners" | "setActivatorNodeRef"> | undefined;
  note?: ReactNode;
  children?: ReactNode;
}

export function OrderRow({ file, position, handle, note, children }: OrderRowProps) {
  const { card, order } = useDashboardDictionary().images;
  const { photo, focal } = file;
  const name = displayName(file.name, card.untitled);
  return (
    <>
      {handle ? (
        <button
          type="button"
          ref={handle.setActivatorNodeRef}
          {...handle.attributes}
          {...handle.listeners}
          aria-roledescription={undefined}
          aria-label={fill(order.lift, { name, position })}
          className={styles.handle}
        >
          <Icon name="grip" />
        </button>
      ) : (
        <span className={styles.handle}>
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
