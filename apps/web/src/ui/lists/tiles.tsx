import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link, type LinkProps } from "#ui/controls/link.tsx";
import styles from "./tiles.module.css";

/** Square pictures in 2, 3 or 4 columns. Holds `Tile`s. */
export function Tiles(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...props} className={styles.tiles} />;
}

interface TileLooks {
  /** A `Picture`. */
  picture: ReactNode;
  /** Caption below the picture; on devices with a mouse it is over the picture's foot while hovered. */
  name: ReactNode;
  /** Whether the tile spans two columns and two rows. */
  large?: boolean | undefined;
}

type TileProps = TileLooks & Omit<LinkProps, "children">;

export function Tile({ picture, name, large, className, ...link }: TileProps) {
  return (
    <li className={large ? styles.large : undefined}>
      <Link {...link} className={classNames(styles.tile, className)}>
        {picture}
        <span>{name}</span>
      </Link>
    </li>
  );
}

/** A tile in which only the name is a link, because the picture contains another link. */
export function PlainTile({ id, to, picture, name, large }: TileLooks & Pick<LinkProps, "id" | "to">) {
  return (
    <li id={id} className={large ? styles.large : undefined}>
      <div className={classNames(styles.tile, styles.plain)}>
        {picture}
        <Link to={to}>
          <span>{name}</span>
        </Link>
      </div>
    </li>
  );
}
