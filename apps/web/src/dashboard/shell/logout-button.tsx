import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { useLogout } from "#dashboard/shared/session/use-logout.ts";
import toggle from "#dashboard/shared/toggles/toggle.module.css";
import { useUploads } from "#dashboard/upload/uploads.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Icon } from "#ui/print/icon.tsx";

/** Logs out, after a confirmation if that would delete unsent pictures. */
export function LogoutButton({ iconClassName }: { iconClassName: string | undefined }) {
  const { dashboard } = useDashboardDictionary();
  const { items } = useUploads().state;
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const count = items.filter(({ state }) => state !== "stored").length;
  return (
    <>
      <button type="button" className={toggle.toggle} onClick={() => (count > 0 ? setAsking(true) : logout())}>
        <Icon name="logout" className={iconClassName} />
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
