import { useMutation, useQuery } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useState } from "react";
import { AlertDialog, LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useSettlements } from "#dashboard/shared/words/use-settlements.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FileForm } from "./file-form.tsx";

interface EditOfPageProps {
  id: string;
  /** Receives the stored file; undefined if it could not be read. */
  onClose: (file?: ManagedFile) => void;
  /** Called after each change, including those that leave the form open. */
  onChanged: (file: ManagedFile) => void;
}

/** File form opened from a public page. A message says so if visitors no longer see the saved file. */
export function EditOfPage({ id, onClose, onChanged }: EditOfPageProps) {
  const { images } = useDashboardDictionary();
  const words = useFileWords();
  const reasonOf = useFailureReason();
  const settlementsOf = useSettlements();
  const reading = { ...useTrpc().files.read.queryOptions({ id }), staleTime: 0, gcTime: 0, retry: false };
  const { data: first, error } = useQuery({ ...reading, refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [changed, setChanged] = useState<ManagedFile>();
  const [hidden, setHidden] = useState(false);
  const file = changed ?? first;
  const note = (now: ManagedFile) => {
    setChanged(now);
    onChanged(now);
  };

  const settling = useMutation({
    mutationFn: (settle: () => Promise<ManagedFile>) => settle(),
    onSuccess: (now) => {
      note(now);
      if (now.shown) onClose(now);
    },
  });

  if (error || !first || !file) {
    const { loading, form } = images;
    const failure = error && reasonOf(error);
    return <LoadingDialog title={form.editTitle} loading={loading} failure={failure} onClose={() => onClose()} />;
  }
  if (hidden) {
    return (
      <AlertDialog
        title={images.upload.states.hidden}
        onClose={() => onClose(file)}
        answers={settlementsOf(file).map(({ label, settle }) => (
          <Button key={label} variant="line" busy={settling.isPending} onClick={() => settling.mutate(settle)}>
            {label}
          </Button>
        ))}
      >
        {settling.error ? reasonOf(settling.error) : words.saved(file)}
      </AlertDialog>
    );
  }
  return (
    <FileForm
      file={first}
      onClose={() => onClose(file)}
      onSaved={(saved) => {
        note(saved);
        if (saved.shown) onClose(saved);
        else setHidden(true);
      }}
      onChanged={note}
    />
  );
}
