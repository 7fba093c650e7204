import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useState } from "react";

export interface Selection {
  /** Whether pictures carry ticks now. */
  readonly on: boolean;
  readonly records: readonly ManagedFile[];
  readonly has: (id: string) => boolean;
  readonly toggle: (record: ManagedFile) => void;
  readonly clear: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

const none: ReadonlyMap<string, ManagedFile> = new Map();

/** Which pictures are ticked. In another list nothing is: one does not move what is out of sight. */
export function useSelection(listKey: string): Selection {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState({ listKey, records: none });
  const records = chosen.listKey === listKey ? chosen.records : none;
  const choose = (next: ReadonlyMap<string, ManagedFile>) => setChosen({ listKey, records: next });
  return {
    on,
    records: [...records.values()],
    has: (id) => records.has(id),
    toggle: (record) => {
      const next = new Map(records);
      if (!next.delete(record.id)) next.set(record.id, record);
      choose(next);
    },
    clear: () => choose(none),
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      choose(none);
    },
  };
}
