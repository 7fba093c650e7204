import { useDictionary } from "#platform/words/dictionary.ts";
import { LanguageLink } from "#site/shell/language-link.tsx";
import { type MenuPage, menuGroups, menuPages } from "#site/shell/navigation.ts";
import { SaverLink } from "#site/shell/saver-link.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { ThemeToggle } from "#site/shell/theme-toggle.tsx";
import { usePath } from "#site/shell/use-path.ts";
import { Link } from "#ui/controls/link.tsx";
import { DrawerGroup } from "./drawer-group.tsx";
import styles from "./drawer-menu.module.css";

/** Content of the drawer while the search is empty. */
export function DrawerMenu() {
  const { navbar } = useDictionary();
  const path = usePath();
  const row = ({ label, to }: MenuPage) => (
    <li key={to}>
      <Link to={to} current={to === path} className={styles.row}>
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
  return (
    <>
      <nav aria-label={navbar.mainMenu}>
        <ul className={styles.rows}>
          {row({ label: navbar.news, to: "/news" })}
          {menuGroups(navbar).map((group) => (
            <DrawerGroup key={group.id} group={group} path={path} />
          ))}
          {menuPages(navbar).map(row)}
        </ul>
      </nav>
      <div className={styles.controls}>
        <LanguageLink className={styles.control} />
        <ThemeToggle className={styles.control} icon={false} />
        <SaverLink className={styles.control} />
      </div>
      <SocialLinks className={styles.social} />
    </>
  );
}
