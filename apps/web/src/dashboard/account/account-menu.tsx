import { useMutation } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { AlertDialog, ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { SessionsDialog } from "#dashboard/shared/session/sessions-dialog.tsx";
import { useLogout } from "#dashboard/shared/session/use-logout.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./account-menu.module.css";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { PasskeysDialog } from "./passkeys-dialog.tsx";

const dialogs = {
  password: ChangePasswordDialog,
  passkeys: PasskeysDialog,
  sessions: SessionsDialog,
  logout: LogoutEverywhereDialog,
};
type AccountDialog = keyof typeof dialogs;

const OpenContext = createContext<(dialog: AccountDialog) => void>(() => {});

export const useOpenAccountDialog = () => use(OpenContext);

/** The dialogs are rendered outside the drawer, because the drawer closes before they open. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<AccountDialog | null>(null);
  const Opened = open && dialogs[open];
  return (
    <OpenContext value={setOpen}>
      {children}
      {Opened && <Opened onClose={() => setOpen(null)} />}
    </OpenContext>
  );
}

/** `onChoose` closes the drawer around the menu. */
export function AccountMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { dashboard, passkeys } = useDashboardDictionary();
  const { account } = dashboard;
  const user = useSessionUser();
  const open = useOpenAccountDialog();
  const item = (dialog: AccountDialog, label: string) => (
    <TextButton
      className={styles.choice}
      onClick={() => {
        onChoose?.();
        open(dialog);
      }}
    >
      {label}
    </TextButton>
  );
  return (
    <>
      {account.loggedInAs}
      <b>{user.name}</b>
      {item("password", account.changePassword)}
      {item("passkeys", passkeys.title)}
      {item("sessions", account.sessions)}
      {item("logout", account.logoutEverywhere)}
    </>
  );
}

function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { account } = useDashboardDictionary().dashboard;
  const reasonOf = useFailureReason();
  const ending = useMutation(useTrpc().auth.endSessions.mutationOptions({ onSuccess: useLogout() }));
  if (ending.isError) return <AlertDialog onClose={onClose}>{reasonOf(ending.error)}</AlertDialog>;
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
