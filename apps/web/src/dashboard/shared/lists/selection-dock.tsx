import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useToastLift } from "#dashboard/shared/toasts/use-toast-lift.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./selection-dock.module.css";

interface SelectionDockProps {
  /** Number of selected items. */
  count: number;
  onClear: () => void;
  busy: boolean;
  children: (disabled: boolean) => ReactNode;
}

export function SelectionDock({ count, onClear, busy, children }: SelectionDockProps) {
  const { select } = useDashboardDictionary().images;
  const dock = useToastLift<HTMLElement>();
  const status = useRef<HTMLElement>(null);
  const used = useRef(false);
  // The buttons are disabled during an action and without a selection, and lose the focus.
  useEffect(() => {
    const lost = document.activeElement?.matches("body, :disabled");
    if (used.current && !busy && lost) status.current?.focus({ preventScroll: true });
    used.current = count > 0;
  }, [count, busy]);
  return (
    <>
      <div className={styles.room} />
      <section ref={dock} className={`night row wraps ${styles.dock}`} aria-label={select.label}>
        <IconButton icon="close" label={select.clear} disabled={count === 0} onClick={onClear} />
        <b ref={status} role="status" tabIndex={-1} className="push tabular">
          {fill(count === 1 ? select.countOne : select.countMany, { count })}
        </b>
        {children(busy || count === 0)}
      </section>
    </>
  );
}

export type Selection<Item extends Selectable> = ReturnType<typeof useSelection<Item>>;

interface Selectable {
  readonly id: string;
  readonly version?: number;
}

/** Tells an item that was changed since it was selected from the one that the user has seen. */
const keyOf = ({ id, version = 0 }: Selectable) => `${id} ${version}`;

/** Items of the shown list that are selected. What a search or filter hides is not among them, so that no invisible item is changed. */
export function useSelection<Item extends Selectable>(shown: readonly Item[] = []) {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setChosen(new Set());
  return {
    /** Selection mode: cards show a checkbox. */
    on,
    items: shown.filter((item) => chosen.has(keyOf(item))),
    has: (item: Item) => chosen.has(keyOf(item)),
    toggle: (item: Item) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(keyOf(item))) next.add(keyOf(item));
        return next;
      }),
    clear,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      clear();
    },
  };
}
