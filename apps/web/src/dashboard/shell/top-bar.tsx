import { LanguageToggle } from "#dashboard/kit/toggles/language-toggle.tsx";
import { ThemeToggle } from "#dashboard/kit/toggles/theme-toggle.tsx";
import { UploadLink } from "#dashboard/upload/upload-link.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { LogoutButton } from "./logout-button.tsx";
import styles from "./top-bar.module.css";

/** Website name, language, theme and logout; on narrow windows the menu button and the uploads too, which the sidebar has. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { dashboard } = useDashboardDictionary();
  return (
    <header className={styles.bar}>
      <IconButton icon="menu" label={dashboard.menu} aria-haspopup="dialog" className={styles.menu} onClick={onMenu} />
      <p className={styles.name}>{dashboard.website}</p>
      <UploadLink className={styles.uploads} />
      <LanguageToggle />
      <ThemeToggle dark={dashboard.darkMode} light={dashboard.lightMode} wordsClassName={styles.words} />
      <LogoutButton iconClassName={styles.logout} />
    </header>
  );
}
