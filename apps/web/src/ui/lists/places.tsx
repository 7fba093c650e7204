import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./places.module.css";

interface PlacesProps {
  /** Number of columns from 36rem on. */
  count: 2 | 3;
  children: ReactNode;
}

/** A list of `Place`s: columns with a pin, ruled rows on phones. */
export function Places({ count, children }: PlacesProps) {
  return <ul className={`${styles.places} ${count === 3 ? styles.three : styles.two}`}>{children}</ul>;
}

export function Place({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <Icon name="place" className={styles.pin} />
      <div>
        <b>{name}</b>
        {children && <span>{children}</span>}
      </div>
    </li>
  );
}
