import type { PictureName } from "@visiga/artwork/pictures";
import type { FocalPoint, Photo } from "@visiga/contracts/files";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./picture.module.css";
import { artworkSource, emptySource, type PictureSource, photoSource } from "./picture-source.ts";

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
  /** Load before it comes into view, with low priority. */
  soon?: boolean | undefined;
  className?: string | undefined;
}

/** Sources in order of preference: the photo, the artwork, an empty picture. */
function attempts({ photo, fallback }: Pick<PictureProps, "photo" | "fallback">): PictureSource[] {
  const sources = [photo && photoSource(photo), fallback && artworkSource(fallback)].filter((each) => !!each);
  return sources[0] ? [...sources, emptySource(sources[0])] : [];
}

/** CSS position of a focal point; undefined for the centre, the default of photos without a chosen point. */
const focalPosition = ({ x, y }: FocalPoint): string | undefined => (x === 50 && y === 50 ? undefined : `${x}% ${y}%`);

/** A photo or, in its place, the artwork; nothing if there is neither. Reserves its space before it loads. */
export function Picture({ photo, fallback, alt, sizes, ratio, focal, position, eager, soon, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const tried = attempts({ photo, fallback });
  const subject = tried[0]?.src;
  const [failures, setFailures] = useState({ subject, count: 0 });
  const count = failures.subject === subject ? failures.count : 0;
  const current = tried[Math.min(count, tried.length - 1)];
  const fail = () => setFailures({ subject, count: count + 1 });

  // A picture that failed before hydration has fired its error event unheard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) fail();
  }, [current?.src]);

  if (!current) return null;
  const shownPart = (photo && count === 0 && focal && focalPosition(focal)) || position;
  const style: CSSProperties = {
    ...current.background,
    aspectRatio: ratio,
    objectPosition: shownPart,
    backgroundPosition: shownPart,
  };
  return (
    <img
      ref={image}
      className={classNames(styles.picture, className)}
      alt={alt}
      // `sizes` comes before the addresses, because Safari chooses as soon as it parses those.
      sizes={current.srcSet ? sizes : undefined}
      srcSet={current.srcSet || undefined}
      src={current.src}
      width={current.width}
      height={current.height}
      loading={eager || soon ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : soon ? "low" : undefined}
      decoding="async"
      style={style}
      onError={fail}
    />
  );
}
