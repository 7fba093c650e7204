import { AccountMenu } from "#dashboard/account/account-menu.tsx";
import { RemovalCount } from "#dashboard/removals/removal-count.tsx";
import { mayOpen, tabNames } from "#dashboard/shared/place/tab-access.ts";
import { type TabName, tabs } from "#dashboard/shared/place/tabs.ts";
import { UploadCount } from "#dashboard/upload/upload-count.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./sidebar-contents.module.css";

export function SidebarContents({ tab, onChoose }: { tab: TabName; onChoose?: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const { role } = useSessionUser();
  return (
    <>
      <p className={styles.title}>{dashboard.title}</p>
      <nav aria-label={dashboard.tabs.label}>
        {tabNames
          .filter((each) => mayOpen(role, each))
          .map((each) => (
            <Link
              key={each}
              to={each === "images" ? "/dashboard" : `/dashboard?tab=${each}`}
              current={tab === each}
              className={styles.tab}
              onClick={onChoose}
            >
              <Icon name={tabs[each].icon} />
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
