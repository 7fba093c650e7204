import type { KeyboardEvent } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { menuGroups, menuPages } from "#site/shell/navigation.ts";
import { usePath } from "#site/shell/use-path.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./main-navigation.module.css";
import { NavigationGroup } from "./navigation-group.tsx";
import type { Panels } from "./use-panels.ts";

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Main navigation of wide windows. */
export function MainNavigation({ panels }: { panels: Panels }) {
  const { navbar } = useDictionary();
  const path = usePath();

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = sideways[event.key];
    if (by === undefined) return;
    const tops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-top]")];
    const from = tops.findIndex((top) => top.parentElement?.contains(document.activeElement));
    event.preventDefault();
    tops.at((from + by) % tops.length)?.focus();
  };

  return (
    <nav className={styles.navigation} aria-label={navbar.mainMenu}>
      <ul className={styles.list} onKeyDown={onKeyDown}>
        {menuGroups(navbar).map((group) => (
          <NavigationGroup key={group.id} group={group} path={path} panels={panels} />
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
