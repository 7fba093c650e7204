import { useQuery } from "@tanstack/react-query";
import { AlertDialog } from "#dashboard/shared/dialogs/alert-dialog.tsx";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { SessionUserContext } from "#dashboard/shared/session/session-user.ts";
import { verify } from "#dashboard/shared/session/use-authentication.ts";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { EditOfPage } from "./edit-of-page.tsx";

interface EditInPlaceProps {
  id: string;
  onClose: () => void;
  /** Called after each change, including those that leave the form open. */
  onChanged: () => void;
}

/** File form over a public page; it opens after the session is checked. */
export function EditInPlace({ id, onClose, onChanged }: EditInPlaceProps) {
  const { images } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const client = useTrpcClient();
  const { data: user, error } = useQuery({
    queryKey: ["editInPlace"],
    queryFn: () => verify((token) => client.auth.check.mutate({ token })),
    gcTime: 0,
    retry: false,
  });

  if (error) return <AlertDialog onClose={onClose}>{reasonOf(error)}</AlertDialog>;
  if (!user) {
    return (
      <Dialog title={images.form.editTitle} onClose={onClose}>
        <LoadingStar>{images.loading}</LoadingStar>
      </Dialog>
    );
  }
  return (
    <SessionUserContext value={user}>
      <EditOfPage id={id} onClose={onClose} onChanged={onChanged} />
    </SessionUserContext>
  );
}
