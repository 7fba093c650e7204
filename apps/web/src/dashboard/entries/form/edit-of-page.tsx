import { useMutation, useQuery } from "@tanstack/react-query";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type ReactNode, useState } from "react";
import { AlertDialog, LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useSettlements } from "#dashboard/shared/words/use-settlements.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EntryForm } from "./entry-form.tsx";

interface EditOfPageProps {
  id: string;
  /** Receives the stored entry; undefined if it could not be read. */
  onClose: (entry?: ManagedEntry) => void;
  /** Called after each change, including those that leave the form open. */
  onChanged: (entry: ManagedEntry) => void;
}

interface ReadEntryProps {
  id: string;
  /** The entry if a list has it already; otherwise it is read. */
  known?: ManagedEntry | undefined;
  onClose: () => void;
  children: (entry: ManagedEntry) => ReactNode;
}

/** Reads the entry whose form an address names. */
export function ReadEntry({ id, known, onClose, children }: ReadEntryProps) {
  const { loading, form } = useDashboardDictionary().images;
  const reasonOf = useFailureReason();
  const reading = { ...useTrpc().files.read.queryOptions({ id }), staleTime: 0, gcTime: 0, retry: false };
  const once = { refetchOnWindowFocus: false, refetchOnReconnect: false, enabled: !known };
  const { data = known, error } = useQuery({ ...reading, ...once });
  if (data && !error) return children(data);
  const failure = error && reasonOf(error);
  return <LoadingDialog title={form.editTitle} loading={loading} failure={failure} onClose={onClose} />;
}

/** Entry form opened from a public page. A message says so if visitors no longer see the saved entry. */
export const EditOfPage = ({ id, onClose, onChanged }: EditOfPageProps) => (
  <ReadEntry id={id} onClose={() => onClose()}>
    {(first) => <FormOfPage first={first} onClose={onClose} onChanged={onChanged} />}
  </ReadEntry>
);

function FormOfPage({ first, onClose, onChanged }: Omit<EditOfPageProps, "id"> & { first: ManagedEntry }) {
  const { images } = useDashboardDictionary();
  const words = useEntryWords();
  const reasonOf = useFailureReason();
  const settlementsOf = useSettlements();
  const [entry, setEntry] = useState(first);
  const [hidden, setHidden] = useState(false);
  const note = (now: ManagedEntry) => {
    setEntry(now);
    onChanged(now);
  };

  const settling = useMutation({
    mutationFn: (settle: () => Promise<ManagedEntry>) => settle(),
    meta: { shown: true },
    onSuccess: (now) => {
      note(now);
      if (now.shown) onClose(now);
    },
  });

  if (hidden) {
    return (
      <AlertDialog
        title={images.upload.states.hidden}
        onClose={() => onClose(entry)}
        answers={settlementsOf(entry).map(({ label, settle }) => (
          <Button key={label} variant="line" busy={settling.isPending} onClick={() => settling.mutate(settle)}>
            {label}
          </Button>
        ))}
      >
        {settling.error ? reasonOf(settling.error) : words.saved(entry)}
      </AlertDialog>
    );
  }
  return (
    <EntryForm
      entry={first}
      onClose={() => onClose(entry)}
      onSaved={(saved) => {
        note(saved);
        if (saved.shown) onClose(saved);
        else setHidden(true);
      }}
      onChanged={note}
    />
  );
}
