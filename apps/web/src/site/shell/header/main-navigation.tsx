import { useDictionary } from "#platform/words/dictionary.ts";
import { menuGroups, menuPages } from "#site/shell/navigation.ts";
import { usePath } from "#site/shell/use-path.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./main-navigation.module.css";
import { NavigationGroup } from "./navigation-group.tsx";

/** Main navigation of wide windows. */
export function MainNavigation() {
  const { navbar } = useDictionary();
  const path = usePath();
  return (
    <nav className={styles.navigation} aria-label={navbar.mainMenu}>
      <ul className={styles.list} data-menu>
        {menuGroups(navbar).map((group) => (
          <NavigationGroup key={group.id} group={group} path={path} />
        ))}
        {menuPages(navbar).map(({ label, to }) => (
          <li key={to} className={styles.item}>
            <Link to={to} current={to === path} className={styles.top} data-top>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
