import { useState } from "react";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";

export interface Conflict<Theirs> {
  readonly theirs: Theirs;
  readonly changed: KnownFailure["changed"];
}

/** Conflicts of one editor with other users, which are shown one after another. */
export function useConflicts<Theirs>() {
  const [conflicts, setConflicts] = useState<readonly Conflict<Theirs>[]>([]);
  return {
    conflict: conflicts[0],
    leave: () => setConflicts(([, ...others]) => others),
    /** Resolves to whether a failure is a conflict, which is then shown. `read` returns the other version. */
    show: async (error: unknown, read: (current: unknown) => Promise<Theirs | undefined> | Theirs | undefined) => {
      const failure = failureOf(error);
      if (failure?.code !== "stale_version") return false;
      const theirs = await read(failure.current);
      if (theirs === undefined) return false;
      setConflicts((others) => [...others, { theirs, changed: failure.changed }]);
      return true;
    },
  };
}
