import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useRemovalCount } from "#dashboard/removals/removal-count.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useLogout } from "#dashboard/shared/session/use-logout.ts";
import toggle from "#dashboard/shared/toggles/toggle.module.css";
import { LanguageToggle, ThemeToggle } from "#dashboard/shared/toggles/toggles.tsx";
import { UploadLink, useUploads } from "#dashboard/upload/uploads.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./top-bar.module.css";

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const removals = useRemovalCount();
  return (
    <header className={styles.bar}>
      <div className={styles.menu}>
        <IconButton
          icon="menu"
          label={removals ? `${dashboard.menu}, ${removals.label}` : dashboard.menu}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
        {removals && (
          <span className={styles.count} aria-hidden="true">
            {removals.count}
          </span>
        )}
      </div>
      <p className={styles.name}>{dashboard.website}</p>
      <UploadLink className={styles.uploads} />
      <LanguageToggle />
      <ThemeToggle wordsClassName={styles.words} />
      <LogoutButton />
    </header>
  );
}

/** Logs out, after a confirmation if that would delete unsent pictures. */
function LogoutButton() {
  const { dashboard } = useDashboardDictionary();
  const { items } = useUploads().state;
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const count = items.filter(({ state }) => state !== "stored").length;
  return (
    <>
      <button type="button" className={toggle.toggle} onClick={() => (count > 0 ? setAsking(true) : logout())}>
        <Icon name="logout" className={styles.logout} />
        {dashboard.logout}
      </button>
      {asking && (
        <ConfirmDialog
          title={dashboard.logout}
          question={fill(dashboard.account.unsent, { count })}
          confirmLabel={dashboard.logout}
          confirmIcon="logout"
          variant="del"
          onConfirm={logout}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
