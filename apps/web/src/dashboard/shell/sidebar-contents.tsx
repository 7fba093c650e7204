import { AccountMenu } from "#dashboard/account/account-menu.tsx";
import { RemovalCount } from "#dashboard/removals/removal-count.tsx";
import { type DashboardTab, tabsOf } from "#dashboard/shared/place/dashboard-place.ts";
import { UploadCount } from "#dashboard/upload/upload-count.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./sidebar-contents.module.css";

const icons: Readonly<Record<DashboardTab, IconName>> = {
  images: "picture",
  users: "people",
  site: "layout",
  activity: "list",
  views: "eye",
  bin: "delete",
  removals: "bell",
  backups: "archive",
};

export function SidebarContents({ tab, onChoose }: { tab: DashboardTab; onChoose?: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const { role } = useSessionUser();
  return (
    <>
      <p className={styles.title}>{dashboard.title}</p>
      <nav aria-label={dashboard.tabs.label}>
        {tabsOf(role).map((each) => (
          <Link
            key={each}
            to={each === "images" ? "/dashboard" : `/dashboard?tab=${each}`}
            current={tab === each}
            className={styles.tab}
            onClick={onChoose}
          >
            <Icon name={icons[each]} />
            {dashboard.tabs[each]}
            {each === "images" && <UploadCount />}
            {each === "removals" && <RemovalCount />}
          </Link>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu onChoose={onChoose} />
        <TextLink to="/" className={styles.website}>
          {dashboard.toWebsite}
        </TextLink>
      </div>
    </>
  );
}
