import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { SessionGuard } from "../auth/session-guard.tsx";
import { FilesTab } from "../files/files-tab.tsx";
import { TechnicalSkills } from "../skills/technical-skills.tsx";
import { UsersPanel } from "../users/users-panel.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { useDashboardPlace } from "./dashboard-place.ts";

/** `/dashboard`: its tabs, for whoever is logged in. */
export function DashboardScreen() {
  const { dashboard, users } = useDashboardDictionary();
  const { tab } = useDashboardPlace();
  return (
    <SessionGuard title={dashboard.title}>
      <DashboardFrame tab={tab}>
        {tab === "users" ? (
          <UsersPanel addTitle={users.form.registerTitle} />
        ) : (
          <>
            <FilesTab />
            <TechnicalSkills />
          </>
        )}
      </DashboardFrame>
    </SessionGuard>
  );
}
