import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { ActivityTab } from "../activity/activity-tab.tsx";
import { SessionGuard } from "../auth/session-guard.tsx";
import { useSessionUser } from "../auth/session-user.ts";
import { BinTab } from "../bin/bin-tab.tsx";
import { FilesTab } from "../files/files-tab.tsx";
import { OrderTask } from "../order/order-task.tsx";
import { SiteTab } from "../site/site-tab.tsx";
import { TechnicalSkills } from "../skills/technical-skills.tsx";
import { UploadTask } from "../upload/upload-task.tsx";
import { Uploads } from "../upload/uploads.tsx";
import { UsersPanel } from "../users/users-panel.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { tabsOf, useDashboardPlace } from "./dashboard-place.ts";
import { TabHead } from "./tab-head.tsx";

/** `/dashboard`: its tabs, for whoever is logged in. */
export function DashboardScreen() {
  const { dashboard } = useDashboardDictionary();
  const { tab } = useDashboardPlace();
  return (
    <SessionGuard title={dashboard.title}>
      <Uploads>
        <DashboardFrame tab={tab}>
          <Tab />
        </DashboardFrame>
      </Uploads>
    </SessionGuard>
  );
}

function Tab() {
  const { dashboard, users } = useDashboardDictionary();
  const { role } = useSessionUser();
  const { tab, task } = useDashboardPlace();
  if (tab === "users") return <UsersPanel addTitle={users.form.registerTitle} />;
  if (!tabsOf(role).includes(tab)) {
    return (
      <>
        <TabHead title={dashboard.tabs[tab]} />
        <p>{dashboard.notAllowed}</p>
      </>
    );
  }
  if (tab === "site") return <SiteTab />;
  if (tab === "activity") return <ActivityTab />;
  if (tab === "bin") return <BinTab />;
  if (task === "upload") return <UploadTask />;
  if (task === "order") return <OrderTask />;
  return (
    <>
      <FilesTab />
      <TechnicalSkills />
    </>
  );
}
