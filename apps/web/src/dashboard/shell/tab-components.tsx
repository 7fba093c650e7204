import type { ComponentType } from "react";
import { AccountTab } from "#dashboard/account/account-tab.tsx";
import { ActivityTab } from "#dashboard/activity/activity-tab.tsx";
import { BackupsTab } from "#dashboard/backups/backups-tab.tsx";
import { EntriesTab } from "#dashboard/entries/entries-tab.tsx";
import { PictureDecisions } from "#dashboard/entries/list/picture-decisions.tsx";
import { MoreTab } from "#dashboard/more/more-tab.tsx";
import { RemovalRequests } from "#dashboard/removals/removal-requests.tsx";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { SiteTab } from "#dashboard/site/site-tab.tsx";
import { TechnicalSkills } from "#dashboard/skills/technical-skills.tsx";
import { TodayTab } from "#dashboard/today/today-tab.tsx";
import { UploadCount } from "#dashboard/upload/uploads.tsx";
import { UsersPanel } from "#dashboard/users/users-panel.tsx";
import { ViewsTab } from "#dashboard/views/views-tab.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

export const tabComponents: Readonly<Record<TabName, ComponentType>> = {
  images: () => (
    <EntriesTab uploading={<UploadCount />}>
      <TechnicalSkills />
    </EntriesTab>
  ),
  users: () => <UsersPanel addTitle={useDashboardDictionary().users.form.registerTitle} />,
  today: () => <TodayTab requests={<RemovalRequests />} PictureDecisions={PictureDecisions} />,
  site: SiteTab,
  more: MoreTab,
  activity: ActivityTab,
  views: ViewsTab,
  backups: BackupsTab,
  account: AccountTab,
};
