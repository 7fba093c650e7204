import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useSessionUser } from "../auth/session-user.ts";
import type { DashboardTab } from "./dashboard-place.ts";
import styles from "./sidebar-contents.module.css";

interface SidebarContentsProps {
  tab: DashboardTab;
  onChoose?: () => void;
}

/** Title, tabs, and whose account this is. Only administrators see what only they may open. */
export function SidebarContents({ tab, onChoose }: SidebarContentsProps) {
  const { dashboard } = useDashboardDictionary();
  const user = useSessionUser();
  return (
    <>
      <p className={styles.title}>{dashboard.title}</p>
      <nav aria-label={dashboard.tabs.label}>
        <Link to="/dashboard" current={tab === "images"} className={styles.tab} onClick={onChoose}>
          <Icon name="picture" />
          {dashboard.tabs.images}
        </Link>
        {user.role === "ADMIN" && (
          <Link to="/dashboard?tab=users" current={tab === "users"} className={styles.tab} onClick={onChoose}>
            <Icon name="people" />
            {dashboard.tabs.users}
          </Link>
        )}
      </nav>
      <div className={styles.account}>
        {dashboard.account.loggedInAs}
        <b>{user.name}</b>
        <TextLink to="/" className={styles.website}>
          {dashboard.toWebsite}
        </TextLink>
      </div>
    </>
  );
}
