import { useState } from "react";

export interface Selection<Item> {
  /** Selection mode: cards show a checkbox. */
  readonly on: boolean;
  readonly items: readonly Item[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: Item) => void;
  readonly clear: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Selected items. Switching to another list clears the selection, so that no invisible item is changed. */
export function useSelection<Item extends { readonly id: string }>(listKey: string): Selection<Item> {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<{ listKey: string; items: ReadonlyMap<string, Item> }>({
    listKey,
    items: new Map(),
  });
  const items = chosen.listKey === listKey ? chosen.items : new Map<string, Item>();
  const choose = (next: ReadonlyMap<string, Item>) => setChosen({ listKey, items: next });
  const clear = () => choose(new Map());
  return {
    on,
    items: [...items.values()],
    has: (id) => items.has(id),
    toggle: (item) => {
      const next = new Map(items);
      if (!next.delete(item.id)) next.set(item.id, item);
      choose(next);
    },
    clear,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      clear();
    },
  };
}
