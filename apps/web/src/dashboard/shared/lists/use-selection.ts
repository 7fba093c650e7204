import { useState } from "react";

export type Selection<Item extends { readonly id: string }> = ReturnType<typeof useSelection<Item>>;

/** Selected items. Switching to another list clears the selection, so that no invisible item is changed. */
export function useSelection<Item extends { readonly id: string }>(listKey: string) {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<{ listKey: string; items: ReadonlyMap<string, Item> }>({
    listKey,
    items: new Map(),
  });
  const items = chosen.listKey === listKey ? chosen.items : new Map<string, Item>();
  const choose = (next: ReadonlyMap<string, Item>) => setChosen({ listKey, items: next });
  const clear = () => choose(new Map());
  return {
    /** Selection mode: cards show a checkbox. */
    on,
    items: [...items.values()],
    has: (id: string) => items.has(id),
    toggle: (item: Item) => {
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
