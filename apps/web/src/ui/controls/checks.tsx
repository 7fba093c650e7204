import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./checks.module.css";

/** Conditions, each with its tick; on paper the boxes are empty, to be ticked by hand. Holds `Check`s. */
export function Checks({ children }: { children: ReactNode }) {
  return <ul className={styles.checks}>{children}</ul>;
}

export function Check({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon name="check" className={styles.box} />
      <div>
        {children}
        {note && <small>{note}</small>}
      </div>
    </li>
  );
}
