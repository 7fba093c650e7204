import type { PictureName } from "@visiga/artwork/pictures";
import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./picture.module.css";
import { artworkSource, photoSource } from "./picture-source.ts";

export interface PictureProps {
  photo: Photo | null | undefined;
  /** Artwork that replaces a photo that is missing or fails to load. */
  fallback?: PictureName | undefined;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Aspect ratio, `4 / 3`; without it the caller's class or the picture itself determines it. */
  ratio?: string | undefined;
  /** Chosen point of the photo that must stay visible when it is cropped. */
  focal?: FocalPoint | undefined;
  /** Default of the visible part, as in `object-position`. */
  position?: string | undefined;
  /** The page's main picture: loaded with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** CSS position of a focal point; undefined for the centre, the default of photos without a chosen point. */
const focalPosition = ({ x, y }: FocalPoint): string | undefined => (x === 50 && y === 50 ? undefined : `${x}% ${y}%`);

/** A photo or, in its place, the artwork; nothing if there is neither. Reserves its space before it loads. */
export function Picture({ photo, fallback, alt, sizes, ratio, focal, position, eager, className }: PictureProps) {
  const drawn = fallback && artworkSource(fallback);
  const current = photo ? photoSource(photo) : drawn;
  if (!current) return null;
  const shownPart = (photo && focal && focalPosition(focal)) || position;
  const style: CSSProperties = {
    ...current.background,
    aspectRatio: ratio,
    objectPosition: shownPart,
    backgroundPosition: shownPart,
  };
  return (
    <img
      className={classNames(styles.picture, className)}
      alt={alt}
      // `sizes` comes before the addresses, because Safari chooses as soon as it parses those.
      sizes={current.srcSet ? sizes : undefined}
      srcSet={current.srcSet || undefined}
      src={current.src}
      width={current.width}
      height={current.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      // Script shows it if the photo fails to load.
      data-fallback={photo ? drawn?.src : undefined}
      style={style}
    />
  );
}
