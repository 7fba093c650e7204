import { useRemovalCount } from "#dashboard/removals/removal-count.tsx";
import { LanguageToggle } from "#dashboard/shared/toggles/language-toggle.tsx";
import { ThemeToggle } from "#dashboard/shared/toggles/theme-toggle.tsx";
import { UploadLink } from "#dashboard/upload/upload-count.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { LogoutButton } from "./logout-button.tsx";
import styles from "./top-bar.module.css";

/** Narrow windows also show the menu button and the uploads, because the sidebar is hidden. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const removals = useRemovalCount();
  return (
    <header className={styles.bar}>
      <div className={styles.menu}>
        <IconButton
          icon="menu"
          label={removals ? `${dashboard.menu}, ${removals.label}` : dashboard.menu}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
        {removals && (
          <span className={styles.count} aria-hidden="true">
            {removals.count}
          </span>
        )}
      </div>
      <p className={styles.name}>{dashboard.website}</p>
      <UploadLink className={styles.uploads} />
      <LanguageToggle />
      <ThemeToggle dark={dashboard.darkMode} light={dashboard.lightMode} wordsClassName={styles.words} />
      <LogoutButton iconClassName={styles.logout} />
    </header>
  );
}
