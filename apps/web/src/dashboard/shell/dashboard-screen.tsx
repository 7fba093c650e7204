import { Navigate } from "@tanstack/react-router";
import { PasskeyNotice } from "#dashboard/account/passkey-notice.tsx";
import { ActivityTab } from "#dashboard/activity/activity-tab.tsx";
import { BackupsTab } from "#dashboard/backups/backups-tab.tsx";
import { BinTab } from "#dashboard/bin/bin-tab.tsx";
import { FilesTab } from "#dashboard/files/files-tab.tsx";
import { OrderTask } from "#dashboard/order/order-task.tsx";
import { RemovalsTab } from "#dashboard/removals/removals-tab.tsx";
import { tabsOf, useDashboardPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { SessionGuard } from "#dashboard/shared/session/session-guard.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { ConnectionNotice } from "#dashboard/shared/words/connection-notice.tsx";
import { pageFilter } from "#dashboard/site/sections/page-contents.ts";
import { SiteTab } from "#dashboard/site/site-tab.tsx";
import { TechnicalSkills } from "#dashboard/skills/technical-skills.tsx";
import { UploadCount } from "#dashboard/upload/upload-count.tsx";
import { UploadTask } from "#dashboard/upload/upload-task.tsx";
import { Uploads } from "#dashboard/upload/uploads.tsx";
import { UsersPanel } from "#dashboard/users/users-panel.tsx";
import { ViewsTab } from "#dashboard/views/views-tab.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { PageEditor } from "./page-editor/page-editor.tsx";

export function DashboardScreen() {
  const { dashboard } = useDashboardDictionary();
  const { tab, task, editing } = useDashboardPlace();
  return (
    <SessionGuard title={dashboard.title}>
      {editing ? (
        <PageEditor key={editing} page={editing} />
      ) : (
        <Uploads>
          <DashboardFrame tab={tab}>
            {/* The upload queue shows more detail about the connection. */}
            {task !== "upload" && <ConnectionNotice />}
            <PasskeyNotice />
            <Tab />
          </DashboardFrame>
        </Uploads>
      )}
    </SessionGuard>
  );
}

function Tab() {
  const { dashboard, users } = useDashboardDictionary();
  const { role } = useSessionUser();
  const { tab, task, of } = useDashboardPlace();
  if (tab === "users") return <UsersPanel addTitle={users.form.registerTitle} />;
  // A user without the right to edit texts is redirected to the pictures of the page.
  if (!tabsOf(role).includes(tab) && of) return <Navigate to="/dashboard" search={{ page: pageFilter(of) }} replace />;
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
  if (tab === "views") return <ViewsTab />;
  if (tab === "backups") return <BackupsTab />;
  if (tab === "bin") return <BinTab />;
  if (tab === "removals") return <RemovalsTab />;
  if (task === "upload") return <UploadTask />;
  if (task === "order") return <OrderTask />;
  return (
    <FilesTab uploading={<UploadCount />}>
      <TechnicalSkills />
    </FilesTab>
  );
}
