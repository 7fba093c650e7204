import { lazyRouteComponent } from "@tanstack/react-router";
import type { TabName } from "#dashboard/shared/place/tabs.ts";

/** What each tab renders: a chunk of its own. The server's page preloads that of Images. */
export const tabComponents = {
  images: lazyRouteComponent(() => import("./images-tab.tsx"), "ImagesTab"),
  users: lazyRouteComponent(() => import("#dashboard/users/users-panel.tsx"), "UsersTab"),
  today: lazyRouteComponent(() => import("./today/today-tab.tsx"), "TodayTab"),
  site: lazyRouteComponent(() => import("#dashboard/site/site-tab.tsx"), "SiteTab"),
  more: lazyRouteComponent(() => import("#dashboard/more/more-tab.tsx"), "MoreTab"),
  letters: lazyRouteComponent(() => import("#dashboard/letters/letters-tab.tsx"), "LettersTab"),
  guide: lazyRouteComponent(() => import("#dashboard/guide/guide-tab.tsx"), "GuideTab"),
  activity: lazyRouteComponent(() => import("#dashboard/activity/activity-tab.tsx"), "ActivityTab"),
  views: lazyRouteComponent(() => import("#dashboard/views/views-tab.tsx"), "ViewsTab"),
  backups: lazyRouteComponent(() => import("#dashboard/backups/backups-tab.tsx"), "BackupsTab"),
  personalData: lazyRouteComponent(() => import("#dashboard/personal-data/personal-data-tab.tsx"), "PersonalDataTab"),
  account: lazyRouteComponent(() => import("#dashboard/account/account-tab.tsx"), "AccountTab"),
} satisfies Readonly<Record<TabName, unknown>>;

export const taskComponents = {
  upload: lazyRouteComponent(() => import("#dashboard/upload/upload-task.tsx"), "UploadTask"),
  order: lazyRouteComponent(() => import("#dashboard/order/order-task.tsx"), "OrderTask"),
  editing: lazyRouteComponent(() => import("./page-editor/page-editor.tsx"), "PageEditor"),
};
