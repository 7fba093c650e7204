import { useMutation, useQuery } from "@tanstack/react-query";
import { passwordChange } from "@visiga/contracts/auth";
import { fill, formatDay } from "@visiga/i18n/format";
import { createContext, type ReactNode, use, useState } from "react";
import * as z from "zod/mini";
import { AlertDialog, ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { NewPasswordFields, PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { SessionsDialog } from "#dashboard/shared/session/session-lists.tsx";
import { useLogout } from "#dashboard/shared/session/use-authentication.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storeTokens } from "#platform/session/session.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./account-menu.module.css";
import { PasskeysDialog } from "./passkeys-dialog.tsx";

const dialogs = {
  password: ChangePasswordDialog,
  passkeys: PasskeysDialog,
  sessions: SessionsDialog,
  logout: LogoutEverywhereDialog,
};
type AccountDialog = keyof typeof dialogs;

const OpenContext = createContext<(dialog: AccountDialog) => void>(() => {});

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
  const open = use(OpenContext);
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

const ownPassword = z
  .extend(passwordChange, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

/** The server ends every other session and returns new tokens for this one. */
function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const t = dashboard.account;
  const { email } = useSessionUser();
  const showToast = useToast();
  const form = useForm(
    ownPassword,
    { current: "", password: "", again: "" },
    {
      save: useTrpc().auth.changePassword.mutationOptions(),
      onSaved: (tokens) => {
        storeTokens(tokens);
        onClose();
        showToast(t.changed);
      },
      focus: "current",
    },
  );

  return (
    <FormDialog form={form} title={t.changePassword} onClose={onClose}>
      <FormError>{form.otherReason}</FormError>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={t.current} autoComplete="current-password" {...form.field("current")} data-autofocus />
      <NewPasswordFields form={form} name="password" label={setPassword.newPassword} words={setPassword} />
    </FormDialog>
  );
}

/** Reminds an administrator without a passkey of the day from which one is needed. */
export function PasskeyNotice() {
  const { passkeys: t } = useDashboardDictionary();
  const language = useLanguage();
  const open = use(OpenContext);
  const { role } = useSessionUser();
  const { data } = useQuery(useTrpc().passkeys.mine.queryOptions(undefined, { enabled: role === "ADMIN" }));
  if (!data?.requiredFrom || data.passkeys.length > 0) return null;
  const add = (
    <Button variant="line" size="row" onClick={() => open("passkeys")}>
      {t.add}
    </Button>
  );
  return (
    <Notice icon="key" action={add} className="below-5">
      {fill(t.notice, { day: formatDay(data.requiredFrom, language) })}
    </Notice>
  );
}
