import type { FocalPoint, Photo } from "@visiga/contracts/files";
import { classNames } from "#ui/class-names.ts";
import type { LinkProps } from "#ui/controls/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { motifs } from "#ui/print/block-print-paths.ts";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./picture-tile.module.css";
import { PlainTile, Tile } from "./tiles.tsx";

interface PictureTileProps extends Omit<LinkProps, "children"> {
  photo: Photo | null;
  /** Point of the photo that must stay visible when it is cropped. */
  focal?: FocalPoint | undefined;
  /** The link's accessible name; never blank. */
  name: string;
  /** Index in the grid, which selects the motif shown without a photo. */
  index: number;
  /** The page's main picture. */
  eager?: boolean | undefined;
  /** Whether the tile spans two columns and two rows. */
  large?: boolean | undefined;
}

const sizes = "(min-width: 90rem) 19.75rem, (min-width: 62rem) 23vw, (min-width: 48rem) 31vw, 46vw";
const largeSizes = "(min-width: 90rem) 40.5rem, (min-width: 62rem) 46vw, (min-width: 48rem) 61vw, 92vw";

/** A picture of the gallery as a link, an item of `Tiles`. */
export function PictureTile({ photo, focal, name, index, eager, large, ...link }: PictureTileProps) {
  const saver = useSaver();
  const picture = photo ? (
    <Picture
      photo={photo}
      focal={focal}
      alt={saver ? name : ""}
      sizes={large ? largeSizes : sizes}
      widest={large ? 1280 : 640}
      eager={eager}
    />
  ) : (
    <MotifTile motif={motifs[index % motifs.length] ?? "cross"} className={classNames(large && styles.large)} />
  );
  if (saver && photo) return <PlainTile id={link.id} to={link.to} name={name} large={large} picture={picture} />;
  return <Tile {...link} name={name} large={large} picture={picture} />;
}
