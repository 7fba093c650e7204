import { useMutation } from "@tanstack/react-query";
import { FailureDialog } from "#dashboard/shared/dialogs/failure-dialog.tsx";
import { useLogout } from "#dashboard/shared/session/use-logout.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Ends every session of the user on the server, then logs out in this browser. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useDashboardDictionary().dashboard;
  const { common } = useDictionary();
  const reasonOf = useFailureReason();
  const logout = useLogout();
  const ending = useMutation(useTrpc().auth.endSessions.mutationOptions({ onSuccess: logout }));
  if (ending.isError) {
    return <FailureDialog onClose={onClose}>{reasonOf(ending.error)}</FailureDialog>;
  }
  return (
    <ConfirmDialog
      open
      title={account.logoutEverywhere}
      question={account.logoutEverywhereConfirm}
      cancelLabel={account.cancel}
      confirmLabel={ending.isPending ? account.loggingOut : account.logoutEverywhere}
      confirmIcon="logout"
      busy={ending.isPending}
      closeLabel={common.close}
      onConfirm={() => ending.mutate()}
      onClose={() => !ending.isPending && onClose()}
    />
  );
}
