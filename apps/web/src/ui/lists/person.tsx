import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./person.module.css";

interface PersonProps {
  /** A `Picture` or a `MotifTile`; its width is `--person-picture`, by default 3.5rem. */
  picture: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}

export function Person({ picture, name, note, className }: PersonProps) {
  return (
    <div className={classNames(styles.person, className)}>
      {picture}
      <div>
        <b className="name">{name}</b>
        {note && <span className="block smaller mute">{note}</span>}
      </div>
    </div>
  );
}
