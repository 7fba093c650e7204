import { fill } from "@visiga/i18n/format";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { RemovalCount, useRemovalCount } from "#dashboard/removals/removal-requests.tsx";
import { ConfirmDialog, useModal } from "#dashboard/shared/dialogs/dialog.tsx";
import { mayOpen, tabNames, tabPath, tabRow } from "#dashboard/shared/place/tab-access.ts";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { useLogout } from "#dashboard/shared/session/use-authentication.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import toggle from "#dashboard/shared/toggles/toggle.module.css";
import { LanguageToggle, ThemeToggle } from "#dashboard/shared/toggles/toggles.tsx";
import { UploadCount, UploadLink, useUploads } from "#dashboard/upload/uploads.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./dashboard-frame.module.css";

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
    <div className={styles.frame}>
      <a className="skip" href="#content">
        {navbar.skip}
      </a>
      <aside className={`night ${styles.sidebar}`} aria-label={dashboard.title}>
        <div className={`column ${styles.sticky}`}>
          <SidebarContents tab={tab} />
        </div>
      </aside>
      <dialog ref={drawer} className={`night ${styles.drawer}`} aria-label={dashboard.title}>
        {open && (
          <div className={`column ${styles.contents}`}>
            <SidebarContents tab={tab} onChoose={close} />
          </div>
        )}
      </dialog>
      <div className={`column shrinks ${styles.side}`}>
        <TopBar onMenu={() => setOpen(true)} />
        <main id="content" className={`no-ring ${styles.content}`} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

function SidebarContents({ tab, onChoose }: { tab: TabName; onChoose?: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const { role, name } = useSessionUser();
  const showToast = useToast();
  // A message stays with its tab. The end of a form may lead to another one, with the message of the form.
  const choose = () => {
    showToast(null);
    onChoose?.();
  };
  const marked = tabRow(tab).inMore ? "more" : tab;
  return (
    <>
      <p className={styles.title}>{dashboard.title}</p>
      <nav aria-label={dashboard.tabs.label}>
        {tabNames
          .filter((each) => !tabRow(each).inMore && mayOpen(role, each))
          .map((each) => (
            <Fragment key={each}>
              {tabRow(each).ruleBefore && <hr className={styles.rule} />}
              <Link
                to={tabPath(each)}
                current={each === marked}
                className={`hover-line row semibold mute-on-dark ${styles.tab}`}
                onClick={choose}
              >
                <Icon name={tabRow(each).icon} />
                {dashboard.tabs[each]}
                {each === "images" && <UploadCount />}
                {each === "today" && <RemovalCount />}
              </Link>
            </Fragment>
          ))}
      </nav>
      <div className={`stack mute-on-dark ${styles.account}`}>
        <span>
          {dashboard.account.loggedInAs} <b className="breaks">{name}</b>
        </span>
        <TextLink to="/" className={styles.website}>
          {dashboard.toWebsite}
        </TextLink>
      </div>
    </>
  );
}

function TopBar({ onMenu }: { onMenu: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const removals = useRemovalCount();
  return (
    <header className={`sticks row gap-4 ${styles.bar}`}>
      <div className={`row ${styles.menu}`}>
        <IconButton
          icon="menu"
          label={removals ? `${dashboard.menu}, ${removals.label}` : dashboard.menu}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
        {removals && (
          <span className={`bold tabular ${styles.count}`} aria-hidden="true">
            {removals.count}
          </span>
        )}
      </div>
      <p className={`shrinks push ${styles.name}`}>{dashboard.website}</p>
      <UploadLink className={`inline-row tap ${styles.uploads}`} />
      <LanguageToggle />
      <ThemeToggle wordsClassName={styles.words} />
      <LogoutButton />
    </header>
  );
}

/** Logs out, after a confirmation if that would delete unsent pictures. */
function LogoutButton() {
  const { dashboard } = useDashboardDictionary();
  const { items } = useUploads().state;
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const count = items.filter(({ state }) => state !== "stored").length;
  return (
    <>
      <button type="button" className={toggle.toggle} onClick={() => (count > 0 ? setAsking(true) : logout())}>
        <Icon name="logout" className={styles.logout} />
        {dashboard.logout}
      </button>
      {asking && (
        <ConfirmDialog
          title={dashboard.logout}
          question={fill(dashboard.account.unsent, { count })}
          confirmIcon="logout"
          variant="del"
          onConfirm={logout}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
