import { useMutation, useQuery } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { PasskeyList } from "#dashboard/shared/session/passkey-list.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import type { Invitation } from "./invite-dialog.tsx";

interface UserPasskeysDialogProps {
  user: UserRecord;
  onClose: () => void;
  onReset: (invitation: Invitation) => void;
}

export function UserPasskeysDialog({ user: { id, name }, onClose, onReset }: UserPasskeysDialogProps) {
  const { passkeys: words } = useDashboardDictionary();
  const trpc = useTrpc();
  const self = useSessionUser().id === id;
  const query = trpc.passkeys.ofUser.queryOptions({ userId: id }, { staleTime: 0, gcTime: 0 });
  const { data, error, refetch } = useQuery(query);
  const reset = useMutation(
    trpc.users.resetPasskeys.mutationOptions({
      onSuccess: ({ setPasswordUrl: url }) => onReset({ name, url, reason: "passkeysReset" }),
      onError: useFailureToast(),
    }),
  );
  const actions = !self && (
    <Button variant="del" busy={reset.isPending} onClick={() => reset.mutate({ id })}>
      {reset.isPending ? words.ofUser.resetting : words.ofUser.reset}
    </Button>
  );
  return (
    <Dialog title={fill(words.ofUser.openOne, { name })} onClose={onClose} actions={actions}>
      {error && <FailedList onRetry={() => void refetch()}>{words.failed}</FailedList>}
      {!data && !error && <LoadingStar>{words.loading}</LoadingStar>}
      {data && <PasskeyList passkeys={data} />}
      {!self && <p>{fill(words.ofUser.lead, { name })}</p>}
    </Dialog>
  );
}
