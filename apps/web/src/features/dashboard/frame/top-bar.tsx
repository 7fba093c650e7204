import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useLogout } from "../auth/use-logout.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import toggle from "./toggle.module.css";
import styles from "./top-bar.module.css";

/** The website’s name, language, theme and the way out; on narrow windows the menu too. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const logout = useLogout();
  return (
    <header className={styles.bar}>
      <IconButton icon="menu" label={dashboard.menu} aria-haspopup="dialog" className={styles.menu} onClick={onMenu} />
      <p className={styles.name}>{dashboard.website}</p>
      <LanguageToggle />
      <ThemeToggle dark={dashboard.darkMode} light={dashboard.lightMode} wordsClassName={styles.words} />
      <button type="button" className={toggle.toggle} onClick={logout}>
        <Icon name="logout" className={styles.logout} />
        {dashboard.logout}
      </button>
    </header>
  );
}
