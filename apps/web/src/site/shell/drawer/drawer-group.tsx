import { holds, type MenuGroup } from "#site/shell/navigation.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./drawer-menu.module.css";

interface DrawerGroupProps {
  group: MenuGroup;
  path: string;
}

/** A group of the drawer, initially open if it contains the current page. */
export function DrawerGroup({ group, path }: DrawerGroupProps) {
  const here = holds(group, path);
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
