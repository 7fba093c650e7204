import { type ReactNode, useEffect, useState } from "react";
import { AccountDialogs } from "#dashboard/account/account-dialogs.tsx";
import { useModal } from "#dashboard/shared/dialogs/use-modal.ts";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./dashboard-frame.module.css";
import { SidebarContents } from "./sidebar-contents.tsx";
import { TopBar } from "./top-bar.tsx";

/** Sidebar and top bar around one tab; in a narrow window the sidebar is a drawer. */
export function DashboardFrame({ tab, children }: { tab: TabName; children: ReactNode }) {
  const { dashboard } = useDashboardDictionary();
  const { navbar } = useDictionary();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

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
        <Drawer open={open} label={dashboard.title} onClose={close}>
          <SidebarContents tab={tab} onChoose={close} />
        </Drawer>
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

interface DrawerProps {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal that slides in from the left; a click outside and Escape close it. */
function Drawer({ open, label, onClose, children }: DrawerProps) {
  const dialog = useModal(open, onClose);
  return (
    <dialog ref={dialog} className={`night ${styles.drawer}`} aria-label={label}>
      {open && <div className={styles.contents}>{children}</div>}
    </dialog>
  );
}
