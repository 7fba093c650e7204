import { type RefObject, useEffect, useRef } from "react";

/** Visible pixels of the neighbour beside the current item. */
const margin = 32;

/** Scrolls a row sideways until its current or pressed item is visible, whenever `current` changes. */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each current item
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    if (!row.current || !item) return;
    const start = item.offsetLeft - row.current.offsetLeft - margin;
    const end = start + item.offsetWidth + 2 * margin - row.current.clientWidth;
    row.current.scrollLeft = Math.min(Math.max(row.current.scrollLeft, end), start);
  }, [current]);
  return row;
}
