import type { EntryRecord } from "@visiga/contracts/entries";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "#ui/controls/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { MotifTile, motifAt } from "#ui/print/block-print.tsx";
import styles from "./tiles.module.css";

export function Tiles(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...props} className={styles.tiles} />;
}

interface PictureTileProps extends Omit<LinkProps, "children"> {
  entry: EntryRecord;
  /** Accessible name, never blank, and caption: below the picture, or over its foot while a mouse is on it. */
  name: string;
  /** Index in the grid, which selects the motif shown without a photo. */
  index: number;
  eager?: boolean | undefined;
  /** Leaves out the preview, as of `Picture`. */
  plain?: boolean | undefined;
  /** Whether the tile spans two columns and two rows. */
  large?: boolean | undefined;
}

const sizes = "(min-width: 90rem) 19.75rem, (min-width: 62rem) 23vw, (min-width: 48rem) 31vw, 46vw";
const largeSizes = "(min-width: 90rem) 40.5rem, (min-width: 62rem) 46vw, (min-width: 48rem) 61vw, 92vw";

/** A picture of the gallery as a link. With data saver only the name is one, because the picture contains another link. */
export function PictureTile({ entry: { photo, focal }, name, index, eager, plain, large, ...link }: PictureTileProps) {
  const saver = useSaver();
  const picture = photo ? (
    <Picture
      photo={photo}
      focal={focal}
      alt={saver ? name : ""}
      sizes={large ? largeSizes : sizes}
      widest={large ? 1280 : 640}
      eager={eager}
      plain={plain}
    />
  ) : (
    <MotifTile motif={motifAt(index)} className={large ? styles.largeMotif : undefined} />
  );
  const isFrame = saver && photo;
  return (
    <li id={isFrame ? link.id : undefined} className={large ? `shrinks ${styles.large}` : "shrinks"}>
      {isFrame ? (
        <div className={`${styles.tile} ${styles.plain}`}>
          {picture}
          <Link to={link.to}>
            <span className="block smaller semibold breaks">{name}</span>
          </Link>
        </div>
      ) : (
        <Link {...link} className={styles.tile}>
          {picture}
          <span className="block smaller semibold breaks">{name}</span>
        </Link>
      )}
    </li>
  );
}
