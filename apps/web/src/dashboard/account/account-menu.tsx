import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { type AccountDialog, useOpenAccountDialog } from "./account-dialogs.tsx";
import styles from "./account-menu.module.css";

/** `onChoose` closes the drawer around the menu. */
export function AccountMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { dashboard, passkeys } = useDashboardDictionary();
  const { account } = dashboard;
  const user = useSessionUser();
  const open = useOpenAccountDialog();
  const choose = (dialog: AccountDialog) => () => {
    onChoose?.();
    open(dialog);
  };
  return (
    <>
      {account.loggedInAs}
      <b>{user.name}</b>
      <TextButton className={styles.choice} onClick={choose("password")}>
        {account.changePassword}
      </TextButton>
      <TextButton className={styles.choice} onClick={choose("passkeys")}>
        {passkeys.title}
      </TextButton>
      <TextButton className={styles.choice} onClick={choose("sessions")}>
        {account.sessions}
      </TextButton>
      <TextButton className={styles.choice} onClick={choose("logout")}>
        {account.logoutEverywhere}
      </TextButton>
    </>
  );
}
