import { type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./snap-row.module.css";

export interface SnapRowControl {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Scrolls by one item: -1 back, 1 forward. */
  readonly step: (direction: -1 | 1) => void;
}

/** Connects a row with its arrows, which are in the section's head. */
export function useSnapRow(): SnapRowControl {
  const ref = useRef<HTMLDivElement>(null);
  const step = (direction: -1 | 1) => {
    const row = ref.current;
    if (!row) return;
    const items = [...row.children].map((item) => item.getBoundingClientRect().left);
    const stops = items.map((left) => left - (items[0] ?? 0));
    const here = row.scrollLeft;
    const left = direction > 0 ? stops.find((stop) => stop > here + 1) : stops.findLast((stop) => stop < here - 1);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (left !== undefined) row.scrollTo({ left, behavior: still ? "auto" : "smooth" });
  };
  return { ref, step };
}

interface SnapRowProps {
  /** Accessible name of the row. */
  label: string;
  control?: SnapRowControl | undefined;
  className?: string | undefined;
  /** Items set their width in `--item`; the default from 62rem on is 22rem. */
  children: ReactNode;
}

/** A row over the full window that scrolls sideways and snaps to its items; arrow keys scroll it when it is focused. */
export function SnapRow({ label, control, className, children }: SnapRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the row cannot be scrolled by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of items, not of form controls
    <div ref={control?.ref} className={classNames(styles.row, className)} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface SnapArrowsProps {
  control: SnapRowControl;
  previousLabel: string;
  nextLabel: string;
}

/** Arrows of a row, from 48rem on; phones scroll by touch. */
export function SnapArrows({ control, previousLabel, nextLabel }: SnapArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton icon="previous" label={previousLabel} onClick={() => control.step(-1)} />
      <IconButton icon="next" label={nextLabel} onClick={() => control.step(1)} />
    </div>
  );
}
