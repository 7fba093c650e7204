import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./checks.module.css";

/** A list of `Check`s or `TickBox`es, each with an empty box in print. */
export function Checks({ children }: { children: ReactNode }) {
  return <ul className={`ruled ${styles.checks}`}>{children}</ul>;
}

interface CheckProps {
  note?: ReactNode;
  children: ReactNode;
}

/** A line with a tick that says that it counts. */
export function Check({ note, children }: CheckProps) {
  return (
    <li>
      <div>
        <Icon name="check" className={styles.box} />
        <Words note={note}>{children}</Words>
      </div>
    </li>
  );
}

/** A line to tick. `behaviour/ticks.ts` keeps on the device which names are ticked. */
export function TickBox({ name, note, children }: CheckProps & { name: string }) {
  return (
    <li>
      <label>
        <input type="checkbox" className={styles.box} data-tick={name} />
        <Words note={note}>{children}</Words>
      </label>
    </li>
  );
}

function Words({ note, children }: CheckProps) {
  return (
    <span>
      {children}
      {note && <small>{note}</small>}
    </span>
  );
}
