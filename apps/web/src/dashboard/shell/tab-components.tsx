import type { ComponentType } from "react";
import { ActivityTab } from "#dashboard/activity/activity-tab.tsx";
import { BackupsTab } from "#dashboard/backups/backups-tab.tsx";
import { BinTab } from "#dashboard/bin/bin-tab.tsx";
import { EntriesTab } from "#dashboard/entries/entries-tab.tsx";
import { RemovalsTab } from "#dashboard/removals/removals-tab.tsx";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { SiteTab } from "#dashboard/site/site-tab.tsx";
import { TechnicalSkills } from "#dashboard/skills/technical-skills.tsx";
import { TodayTab } from "#dashboard/today/today-tab.tsx";
import { UploadCount } from "#dashboard/upload/uploads.tsx";
import { UsersPanel } from "#dashboard/users/users-panel.tsx";
import { ViewsTab } from "#dashboard/views/views-tab.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

export const tabComponents: Readonly<Record<TabName, ComponentType>> = {
  today: TodayTab,
  images: () => (
    <EntriesTab uploading={<UploadCount />}>
      <TechnicalSkills />
    </EntriesTab>
  ),
  users: () => <UsersPanel addTitle={useDashboardDictionary().users.form.registerTitle} />,
  site: SiteTab,
  activity: ActivityTab,
  views: ViewsTab,
  bin: BinTab,
  removals: RemovalsTab,
  backups: BackupsTab,
};
