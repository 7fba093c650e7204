import { type RefObject, useEffect, useRef } from "react";
import styles from "./filter-tabs.module.css";

interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function FilterTabs<Value extends string>({ label, tabs, value, onChange }: FilterTabsProps<Value>) {
  const row = useCurrentInView(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere
    <div ref={row} className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab.value} type="button" aria-pressed={tab.value === value} onClick={() => onChange(tab.value)}>
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Visible pixels of the neighbour beside the current item. */
const margin = 32;

/** Scrolls a row sideways until its pressed button is visible. */
function useCurrentInView(current: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each current item
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !item) return;
    const start = item.offsetLeft - row.current.offsetLeft - margin;
    const end = start + item.offsetWidth + 2 * margin - row.current.clientWidth;
    row.current.scrollLeft = Math.min(Math.max(row.current.scrollLeft, end), start);
  }, [current]);
  return row;
}
