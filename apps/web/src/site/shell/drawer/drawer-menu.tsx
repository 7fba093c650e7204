import { useDictionary } from "#platform/words/dictionary.ts";
import { usePath } from "#site/shell/current-address.ts";
import { LanguageLink } from "#site/shell/language-link.tsx";
import { containsPath, type MenuGroup, type MenuPage, menuGroups, menuPages } from "#site/shell/navigation.ts";
import { SaverLink } from "#site/shell/saver-link.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { ThemeToggle } from "#site/shell/theme-toggle.tsx";
import { Link } from "#ui/controls/link.tsx";
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

interface DrawerGroupProps {
  group: MenuGroup;
  path: string;
}

/** A group of the drawer, initially open if it contains the current page. */
function DrawerGroup({ group, path }: DrawerGroupProps) {
  const here = containsPath(group, path);
  return (
    <li>
      <details open={here}>
        <summary className={styles.row} aria-current={here || undefined}>
          <span className={styles.label}>{group.label}</span>
          <span className={styles.sign} aria-hidden="true" />
        </summary>
        <ul className={styles.pages}>
          {group.pages.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} current={to === path}>
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
