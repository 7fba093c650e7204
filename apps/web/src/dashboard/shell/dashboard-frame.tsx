import { type ReactNode, useEffect, useState } from "react";
import { AccountDialogs } from "#dashboard/account/account-menu.tsx";
import { useModal } from "#dashboard/shared/dialogs/use-modal.ts";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import styles from "./dashboard-frame.module.css";
import { SidebarContents } from "./sidebar-contents.tsx";
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
