import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useState } from "react";
import { FailureDialog } from "#dashboard/kit/dialogs/failure-dialog.tsx";
import { SessionUserContext } from "#dashboard/kit/session/session-user.ts";
import { verify } from "#dashboard/kit/session/use-authentication.ts";
import { LoadingStar } from "#dashboard/kit/waiting/loading-star.tsx";
import { savedWords } from "#dashboard/kit/words/saved-words.ts";
import { useFailureReason } from "#dashboard/kit/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FileForm } from "./file-form.tsx";

interface EditInPlaceProps {
  /** Of a file on a public page. */
  id: string;
  onClose: () => void;
  /** After each change, also one that leaves the form open. */
  onChanged: () => void;
}

/** File form over a public page. */
export function EditInPlace({ id, onClose, onChanged }: EditInPlaceProps) {
  const { images, dashboard } = useDashboardDictionary();
  /** Saved, and gone from the public page, which must be said. */
  const [hidden, setHidden] = useState<ManagedFile | null>(null);
  const { common } = useDictionary();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const check = useMutation(trpc.auth.check.mutationOptions()).mutateAsync;
  const { data, error } = useQuery({
    queryKey: ["editInPlace", id],
    queryFn: async () => {
      const user = await verify((token) => check({ token }));
      return { user, file: await queryClient.fetchQuery({ ...trpc.files.read.queryOptions({ id }), staleTime: 0 }) };
    },
    gcTime: 0,
    retry: false,
  });

  if (hidden) {
    return (
      <AlertDialog
        open
        title={images.upload.states.hidden}
        okLabel={dashboard.failure.ok}
        closeLabel={common.close}
        onClose={onClose}
      >
        {savedWords(hidden, images)}
      </AlertDialog>
    );
  }
  if (error) {
    return <FailureDialog onClose={onClose}>{reasonOf(error)}</FailureDialog>;
  }
  if (!data) {
    return (
      <Dialog open title={images.form.editTitle} closeLabel={common.close} onClose={onClose}>
        <LoadingStar>{images.loading}</LoadingStar>
      </Dialog>
    );
  }
  return (
    <SessionUserContext value={data.user}>
      <FileForm
        file={data.file}
        onClose={onClose}
        onSaved={(saved) => {
          onChanged();
          if (saved.shown) onClose();
          else setHidden(saved);
        }}
        onChanged={onChanged}
      />
    </SessionUserContext>
  );
}
