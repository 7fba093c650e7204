import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useState } from "react";

export interface Selection {
  /** Selection mode: cards show a tick box. */
  readonly on: boolean;
  readonly files: readonly ManagedFile[];
  readonly has: (id: string) => boolean;
  readonly toggle: (file: ManagedFile) => void;
  readonly clear: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

const none: ReadonlyMap<string, ManagedFile> = new Map();

/** Selected files. Another list starts empty, so that nothing out of sight is moved. */
export function useSelection(listKey: string): Selection {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState({ listKey, files: none });
  const files = chosen.listKey === listKey ? chosen.files : none;
  const choose = (next: ReadonlyMap<string, ManagedFile>) => setChosen({ listKey, files: next });
  return {
    on,
    files: [...files.values()],
    has: (id) => files.has(id),
    toggle: (file) => {
      const next = new Map(files);
      if (!next.delete(file.id)) next.set(file.id, file);
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
