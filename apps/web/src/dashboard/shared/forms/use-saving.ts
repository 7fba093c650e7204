import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";

export interface SavingOptions<Data, Saved, Theirs> {
  readonly save: Pick<UseMutationOptions<Saved, Error, Data>, "mutationFn" | "meta" | "onMutate">;
  readonly onSaved: (saved: Saved, sent: Data) => void;
  /** Called for a failure that is no conflict. */
  readonly onFailed: (error: unknown, sent: Data) => void;
  readonly conflict?: ConflictOptions<Data, Theirs> | undefined;
}

export interface ConflictOptions<Data, Theirs> {
  /** Returns the version that another user saved; `current` is the one in the response. */
  readonly read: (current: unknown) => Promise<Theirs | undefined> | Theirs | undefined;
  readonly onAnswer: (theirs: Theirs, answer: "theirs" | "mine", sent: Data) => void;
}

/** Saves what an editor sends. Conflicts with other users are shown one after another, by `ConflictDialog`. */
export function useSaving<Data, Saved, Theirs>(options: SavingOptions<Data, Saved, Theirs>) {
  const { save, onSaved, onFailed, conflict: stale } = options;
  const [[conflict], setConflicts] = useState<
    readonly (Pick<KnownFailure, "changed"> & { theirs: Theirs; sent: Data })[]
  >([]);
  const leave = () => setConflicts(([, ...others]) => others);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    ...save,
    onSuccess: onSaved,
    onError: async (error, sent) => {
      // Reading the other version can fail too: it was deleted, or the connection is lost.
      try {
        const failure = failureOf(error);
        const theirs = failure?.code === "stale_version" ? await stale?.read(failure.current) : undefined;
        if (theirs === undefined) onFailed(error, sent);
        else setConflicts((others) => [...others, { theirs, sent, changed: failure?.changed }]);
      } catch (later) {
        onFailed(later, sent);
      }
    },
  });
  const answer = (chosen: "theirs" | "mine") => () => {
    leave();
    if (conflict) stale?.onAnswer(conflict.theirs, chosen, conflict.sent);
  };
  const dialog = { onBack: leave, onUseTheirs: answer("theirs"), onSaveMine: answer("mine") };
  return {
    isPending,
    isSuccess,
    /** Resolves to whether the data is saved. */
    send: (data: Data): Promise<boolean> =>
      mutateAsync(data)
        .then(() => true)
        .catch(() => false),
    conflict: conflict && { ...conflict, ...dialog },
  };
}
