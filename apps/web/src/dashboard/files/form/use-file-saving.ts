import { useQueryClient } from "@tanstack/react-query";
import type { FileCreate, FileUpdate } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { type ChosenPicture, sendFile } from "#dashboard/shared/photos/send-file.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureOf, type KnownFailure } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

interface Saving {
  /** The latest known version on the server; null for a new file. */
  readonly stored: ManagedFile | null;
  readonly fields: FileCreate | FileUpdate;
  /** Resolves when the picture is shrunk. */
  readonly picture: () => Promise<ChosenPicture | null>;
}

interface Theirs {
  readonly file: ManagedFile;
  readonly changed: KnownFailure["changed"];
}

interface FileSaving {
  /** Sent part of the request, 0 to 1; null while no request is running. */
  readonly sent: number | null;
  /** Message of the last failure, until it is dismissed. */
  readonly failure: string | null;
  readonly readFailure: () => void;
  /** Shows the failure of another request of the form. */
  readonly fail: (error: unknown) => void;
  /** The version that another user saved in the meantime. */
  readonly theirs: Theirs | null;
  readonly leaveConflict: () => void;
  /** Resolves to the stored file; to null if saving failed, after the reason is shown. */
  readonly save: (saving: Saving) => Promise<ManagedFile | null>;
}

/** Saves a file with its picture and tracks progress, failure and conflict. */
export function useFileSaving(onRefused: (error: unknown) => void): FileSaving {
  const { images } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);

  const attempt = useRef<{ saving: string; picture: Blob | undefined; key: string }>(undefined);

  /** Idempotency key: a retry with the same input keeps it, so that a lost response does not add a second file. */
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
        // Reading the current version can fail too: the file was deleted, or the connection is lost.
        await refused(error, stored).catch((later: unknown) => refused(later, stored));
        setSent(null);
        return null;
      }
    },
  };
}
