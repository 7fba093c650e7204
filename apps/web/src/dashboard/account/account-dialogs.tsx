import { createContext, type ReactNode, use, useState } from "react";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { LogoutEverywhereDialog } from "./logout-everywhere-dialog.tsx";

export type AccountDialog = "password" | "logout";

const OpenContext = createContext<(dialog: AccountDialog) => void>(() => {});

/** Opens what can be done with one’s own account. */
export const useOpenAccountDialog = (): ((dialog: AccountDialog) => void) => use(OpenContext);

/** Holds the dialogs of the account menu: the drawer that the menu may lie in closes before they open. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<AccountDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <OpenContext value={setOpen}>
      {children}
      {open === "password" && <ChangePasswordDialog onClose={close} />}
      {open === "logout" && <LogoutEverywhereDialog onClose={close} />}
    </OpenContext>
  );
}
