import { useQueryClient } from "@tanstack/react-query";
import type { FileCreate, FileUpdate } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { type ChosenPicture, sendFile } from "#dashboard/kit/photos/send-file.ts";
import { useFailureReason } from "#dashboard/kit/words/use-failure-reason.ts";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

interface Saving {
  /** As the form knows it stored; null for something new. */
  readonly stored: ManagedFile | null;
  readonly fields: FileCreate | FileUpdate;
  /** Waits until it is small enough to travel. */
  readonly picture: () => Promise<ChosenPicture | null>;
}

interface Theirs {
  readonly file: ManagedFile;
  readonly changed: KnownFailure["changed"];
}

interface FileSaving {
  /** How much of the form has travelled, 0 to 1; null while it rests. */
  readonly sent: number | null;
  /** What did not work, in words, until it was read. */
  readonly failure: string | null;
  readonly readFailure: () => void;
  /** Says why something else did not work. */
  readonly fail: (error: unknown) => void;
  /** What somebody else has saved in the meantime. */
  readonly theirs: Theirs | null;
  readonly leaveConflict: () => void;
  /** The file as it is stored then; null where it was not saved, which is said. */
  readonly save: (saving: Saving) => Promise<ManagedFile | null>;
}

/** Sends a picture with its words, and tells what came of it. */
export function useFileSaving(onRefused: (error: unknown) => void): FileSaving {
  const { images } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);

  const attempt = useRef<{ saving: string; picture: Blob | undefined; key: string }>(undefined);

  /** The same again, where its answer was lost, must not be added twice. */
  const keyOf = (fields: Saving["fields"], picture: ChosenPicture | null): string => {
    const now = { saving: JSON.stringify(fields), picture: picture?.picture };
    const before = attempt.current;
    const again = before?.saving === now.saving && before.picture === now.picture;
    attempt.current = { ...now, key: again ? before.key : crypto.randomUUID() };
    return attempt.current.key;
  };

  const refused = async (error: unknown, stored: ManagedFile | null) => {
    const failure = failureOf(error);
    if (failure?.code === "stale_version" && stored) {
      const file = await queryClient.fetchQuery({ ...trpc.files.read.queryOptions({ id: stored.id }), staleTime: 0 });
      setTheirs({ file, changed: failure.changed });
      return;
    }
    onRefused(error);
    const gone = failure?.code === "not_found" && stored !== null;
    const reason = gone ? images.conflict.gone : reasonOf(error);
    setFailure(fill(images.form.failed, { reason }));
  };

  return {
    sent,
    failure,
    readFailure: () => setFailure(null),
    fail: (error) => setFailure(reasonOf(error)),
    theirs,
    leaveConflict: () => setTheirs(null),
    save: async ({ stored, fields, picture: prepared }) => {
      setSent(0);
      try {
        const picture = await prepared();
        const key = keyOf(fields, picture);
        return await sendFile({ id: stored?.id, fields, picture, key, onProgress: setSent });
      } catch (error) {
        console.error(error);
        // Somebody may have deleted what could be compared, or the line is gone now.
        await refused(error, stored).catch((later: unknown) => refused(later, stored));
        setSent(null);
        return null;
      }
    },
  };
}
