import { useHydrated } from "@tanstack/react-router";
import { useId, useState } from "react";
import { holds, type MenuGroup } from "#site/shell/navigation.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./drawer-menu.module.css";

interface DrawerGroupProps {
  group: MenuGroup;
  path: string;
  onChoose: () => void;
}

/** A group of the drawer: open at first if it contains the current page, and always without script. */
export function DrawerGroup({ group, path, onChoose }: DrawerGroupProps) {
  const live = useHydrated();
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const here = holds(group, path);
  const open = !live || (chosen ?? here);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        aria-current={here || undefined}
        onClick={() => setChosen(!open)}
      >
        <span className={styles.label}>{group.label}</span>
        {live && (
          <span className={styles.sign} aria-hidden="true">
            {open ? "−" : "+"}
          </span>
        )}
      </button>
      <ul id={id} className={styles.pages} hidden={!open}>
        {group.pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} current={to === path} onClick={onChoose}>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
