import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/media/picture.tsx";
import { motifs } from "#ui/print/block-print-paths.ts";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./people-grid.module.css";

interface PeopleGridProps {
  /** While other cards are on their way. */
  busy?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Pictures with a name: rows on a phone, three columns from 48rem on. Holds `PersonCard`s. */
export function PeopleGrid({ busy, className, children }: PeopleGridProps) {
  return (
    <ul className={classNames(styles.people, className)} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

interface PersonCardProps {
  photo: Photo | null;
  /** What of it must stay in view. */
  focal?: FocalPoint | undefined;
  /** Null where it says nothing that the words beside it do not. */
  alt?: string | null;
  /** Its place in the grid: without a photo the motifs take turns by it. */
  index: number;
  name: ReactNode;
  /** One line in red under the name. */
  role?: ReactNode;
  children?: ReactNode;
}

const sizes = "(min-width: 90rem) 26.5rem, (min-width: 48rem) 31vw, 6rem";

export function PersonCard({ photo, focal, alt, index, name, role, children }: PersonCardProps) {
  return (
    <li>
      {photo ? (
        <Picture photo={photo} focal={focal} alt={alt ?? ""} sizes={sizes} className={styles.picture} />
      ) : (
        <MotifTile motif={motifs[index % motifs.length] ?? "cross"} className={styles.picture} />
      )}
      <div>
        <b>{name}</b>
        {role && <span>{role}</span>}
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}
