import type { ReactNode } from "react";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./places.module.css";

interface PlacesProps {
  /** How many stand side by side from 36rem on. */
  count: 2 | 3;
  /** `Place`s. */
  children: ReactNode;
}

/** Where something is to be had: columns under a pin, ruled rows on a phone. */
export function Places({ count, children }: PlacesProps) {
  return <ul className={`${styles.places} ${count === 3 ? styles.three : styles.two}`}>{children}</ul>;
}

/** The place's name, and where that is. */
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
