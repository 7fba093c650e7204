import { useMutation } from "@tanstack/react-query";
import { AlertDialog } from "#dashboard/shared/dialogs/alert-dialog.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { useLogout } from "#dashboard/shared/session/use-logout.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useDashboardDictionary().dashboard;
  const reasonOf = useFailureReason();
  const logout = useLogout();
  const ending = useMutation(useTrpc().auth.endSessions.mutationOptions({ onSuccess: logout }));
  if (ending.isError) {
    return <AlertDialog onClose={onClose}>{reasonOf(ending.error)}</AlertDialog>;
  }
  return (
    <ConfirmDialog
      title={account.logoutEverywhere}
      question={account.logoutEverywhereConfirm}
      confirmLabel={ending.isPending ? account.loggingOut : account.logoutEverywhere}
      confirmIcon="logout"
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    />
  );
}
