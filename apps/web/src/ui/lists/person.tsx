import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./person.module.css";

interface PersonProps {
  /** A `Picture` or a `MotifTile`; as wide as `--person-picture` says, 3.5rem where nothing does. */
  picture: ReactNode;
  name: ReactNode;
  /** Under the name, in soft ink. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A face and a name in a row. */
export function Person({ picture, name, note, className }: PersonProps) {
  return (
    <div className={classNames(styles.person, className)}>
      {picture}
      <div>
        <b>{name}</b>
        {note && <span>{note}</span>}
      </div>
    </div>
  );
}
