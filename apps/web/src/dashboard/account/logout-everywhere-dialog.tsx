import { useMutation } from "@tanstack/react-query";
import { useLogout } from "#dashboard/kit/session/use-logout.ts";
import { failureWords } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Asks, ends every session of the account on the server, then leaves as logging out does. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { dashboard, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const { account, failure } = dashboard;
  const logout = useLogout();
  const ending = useMutation(
    useTrpc().auth.endSessions.mutationOptions({
      onSuccess: logout,
      onError: (error) => console.error(error),
    }),
  );
  if (ending.isError) {
    return (
      <AlertDialog open title={failure.title} okLabel={failure.ok} closeLabel={common.close} onClose={onClose}>
        {failureWords(ending.error, errors) ?? common.unreachable}
      </AlertDialog>
    );
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
