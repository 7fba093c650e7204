import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "#ui/controls/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { motifs } from "#ui/print/block-print-paths.ts";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./people-grid.module.css";

/** A grid of `PersonCard`s: rows on phones, three columns from 48rem on. */
export function PeopleGrid(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...props} className={styles.people} />;
}

interface PersonCardProps {
  photo: Photo | null;
  /** Point of the photo that must stay visible when it is cropped. */
  focal?: FocalPoint | undefined;
  /** Alternative text; null if the text beside the picture is equivalent. */
  alt?: string | null;
  /** Index in the grid: 0 is the page's main picture. It also selects the motif shown without a photo. */
  index: number;
  name: ReactNode;
  /** Address of the person's page, to which the name links. */
  to?: string | undefined;
  /** A line in red below the name. */
  role?: ReactNode;
  children?: ReactNode;
}

const sizes = "(min-width: 90rem) 26.5rem, (min-width: 48rem) 31vw, 6rem";

export function PersonCard({ photo, focal, alt, index, name, to, role, children }: PersonCardProps) {
  return (
    <li>
      {photo ? (
        <Picture
          photo={photo}
          focal={focal}
          alt={alt ?? ""}
          sizes={sizes}
          widest={960}
          eager={index === 0}
          className={styles.picture}
        />
      ) : (
        <MotifTile motif={motifs[index % motifs.length] ?? "cross"} className={styles.picture} />
      )}
      <div>
        <b>{to ? <Link to={to}>{name}</Link> : name}</b>
        {role && <span>{role}</span>}
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}
