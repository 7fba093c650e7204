import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./checks.module.css";

/** A list of `Check`s, each with a tick on screen and an empty box in print. */
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
