import { useState } from "react";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";

interface Conflict<Theirs> {
  readonly theirs: Theirs;
  readonly changed: KnownFailure["changed"];
}

/** Conflicts of one editor with other users, which are shown one after another, with the answers of `ConflictDialog`. */
export function useConflicts<Theirs>(onUseTheirs: (theirs: Theirs) => void, onSaveMine: (theirs: Theirs) => void) {
  const [[conflict], setConflicts] = useState<readonly Conflict<Theirs>[]>([]);
  const leave = () => setConflicts(([, ...others]) => others);
  const answered =
    ({ theirs }: Conflict<Theirs>, act: (theirs: Theirs) => void) =>
    () => {
      leave();
      act(theirs);
    };
  return {
    conflict: conflict && {
      ...conflict,
      onBack: leave,
      onUseTheirs: answered(conflict, onUseTheirs),
      onSaveMine: answered(conflict, onSaveMine),
    },
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
