import { useEffect, useRef } from "react";
import { IconButton } from "#ui/controls/icon-button.tsx";

export type ListMove = "up" | "down" | "remove";

interface ListControlsProps {
  index: number;
  count: number;
  labels: Readonly<Record<ListMove, string>>;
  onMove: (index: number, move: ListMove) => void;
}

export function ListControls({ index, count, labels, onMove }: ListControlsProps) {
  const button = (move: ListMove, icon: "up" | "down" | "delete") => (
    <IconButton
      icon={icon}
      label={labels[move]}
      data-move={`${move}-${index}`}
      className={move === "remove" ? "red-text" : undefined}
      onClick={() => onMove(index, move)}
    />
  );
  return (
    <div className="row">
      {index > 0 && button("up", "up")}
      {index < count - 1 && button("down", "down")}
      {button("remove", "delete")}
    </div>
  );
}

export function moved<Item>(items: readonly Item[], index: number, move: ListMove): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item !== undefined && move !== "remove") next.splice(move === "up" ? index - 1 : index + 1, 0, item);
  return next;
}

/** Keeps the focus on a moved item: at an end of the list, on its other arrow. After a removal, focuses the next item, else the element with `data-add`. */
export function useMovedFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const found = wanted.current.map((selector) => list.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    wanted.current = [];
    found?.focus();
  });
  return {
    list,
    focusAfter: (index: number, move: ListMove) => {
      const to = move === "up" ? index - 1 : move === "down" ? index + 1 : index;
      const other = { up: `down-${to}`, down: `up-${to}`, remove: `remove-${to - 1}` }[move];
      wanted.current = [`[data-move="${move}-${to}"]`, `[data-move="${other}"]`, "[data-add]"];
    },
    focusNext: (selector: string) => {
      wanted.current = [selector];
    },
  };
}
