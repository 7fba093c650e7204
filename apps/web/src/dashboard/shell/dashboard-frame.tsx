import { type ReactNode, useEffect, useState } from "react";
import { AccountDialogs, AccountMenu } from "#dashboard/account/account-menu.tsx";
import { RemovalCount } from "#dashboard/removals/removal-count.tsx";
import { useModal } from "#dashboard/shared/dialogs/use-modal.ts";
import { mayOpen, tabNames } from "#dashboard/shared/place/tab-access.ts";
import { type TabName, tabs } from "#dashboard/shared/place/tabs.ts";
import { UploadCount } from "#dashboard/upload/uploads.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./dashboard-frame.module.css";
import { TopBar } from "./top-bar.tsx";

/** Sidebar and top bar around one tab; in a narrow window the sidebar is a drawer. */
export function DashboardFrame({ tab, children }: { tab: TabName; children: ReactNode }) {
  const { dashboard } = useDashboardDictionary();
  const { navbar } = useDictionary();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useModal(open, close);

  // An open drawer must close when the window becomes wide enough for the sidebar.
  useEffect(() => {
    const wide = matchMedia("(min-width: 62rem)");
    const onChange = () => setOpen(false);
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, []);

  return (
    <AccountDialogs>
      <div className={styles.frame}>
        <a className="skip" href="#content">
          {navbar.skip}
        </a>
        <aside className={`night ${styles.sidebar}`} aria-label={dashboard.title}>
          <div className={styles.sticky}>
            <SidebarContents tab={tab} />
          </div>
        </aside>
        <dialog ref={drawer} className={`night ${styles.drawer}`} aria-label={dashboard.title}>
          {open && (
            <div className={styles.contents}>
              <SidebarContents tab={tab} onChoose={close} />
            </div>
          )}
        </dialog>
        <div className={styles.side}>
          <TopBar onMenu={() => setOpen(true)} />
          <main id="content" className={styles.content} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </AccountDialogs>
  );
}

function SidebarContents({ tab, onChoose }: { tab: TabName; onChoose?: () => void }) {
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
