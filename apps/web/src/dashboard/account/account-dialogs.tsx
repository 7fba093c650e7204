import { createContext, type ReactNode, use, useState } from "react";
import { SessionsDialog } from "#dashboard/shared/session/sessions-dialog.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { LogoutEverywhereDialog } from "./logout-everywhere-dialog.tsx";
import { PasskeysDialog } from "./passkeys-dialog.tsx";

export type AccountDialog = "password" | "passkeys" | "sessions" | "logout";

const OpenContext = createContext<(dialog: AccountDialog) => void>(() => {});

export const useOpenAccountDialog = (): ((dialog: AccountDialog) => void) => use(OpenContext);

/** The dialogs are rendered outside the drawer, because the drawer closes before they open. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<AccountDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <OpenContext value={setOpen}>
      {children}
      {open === "password" && <ChangePasswordDialog onClose={close} />}
      {open === "passkeys" && <PasskeysDialog onClose={close} />}
      {open === "sessions" && <SessionsDialog onClose={close} />}
      {open === "logout" && <LogoutEverywhereDialog onClose={close} />}
    </OpenContext>
  );
}
