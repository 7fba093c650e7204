import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Group } from "#ui/layout/group.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import styles from "./snap-row.module.css";

interface SnapRowProps extends Omit<ComponentProps<"div">, "className"> {
  label: string;
  /** Connects the row to its arrows in the section's head. */
  id: string;
  /** Items set their width in `--item`; the default from 62rem on is 22rem. */
  children: ReactNode;
}

/** A full-width row that scrolls horizontally and snaps to its items. Arrow keys scroll it while it is focused. */
export function SnapRow({ label, ...rest }: SnapRowProps) {
  // Not a `div`: reader modes remove those whose text is mostly links.
  return (
    <Group {...rest} as="section" className={`no-scrollbar ${styles.row}`} tabIndex={0} label={label} data-snap-row />
  );
}

/** Arrows of a row, from 48rem on. Phones scroll by touch. */
export function SnapArrows({ row, previousLabel, nextLabel }: Record<"row" | "previousLabel" | "nextLabel", string>) {
  return (
    <WithScript>
      <div className={`script-only ${styles.arrows}`}>
        <IconButton icon="previous" label={previousLabel} aria-controls={row} data-snap="-1" />
        <IconButton icon="next" label={nextLabel} aria-controls={row} data-snap="1" />
      </div>
    </WithScript>
  );
}
