import { useDictionary } from "#platform/words/dictionary.ts";
import { usePath } from "#site/shell/current-address.ts";
import { containsPath, type MenuGroup, menuGroups, menuPages } from "#site/shell/navigation.ts";
import panel from "#site/shell/panel.module.css";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./main-navigation.module.css";

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

/** A group of the main navigation: a button and its panel. Until the script runs, CSS opens it on hover and focus. */
function NavigationGroup({ group, path }: { group: MenuGroup; path: string }) {
  const panelId = `panel-${group.id}`;
  return (
    <li className={classNames(styles.item, styles.group)} data-panel="menu">
      <button
        type="button"
        className={styles.top}
        data-top
        aria-expanded={false}
        aria-controls={panelId}
        aria-current={containsPath(group, path) || undefined}
      >
        {group.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul id={panelId} className={classNames(panel.panel, panel.rows, "blue")}>
        {group.pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} current={to === path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
