import type { PictureName } from "@visiga/artwork/pictures";
import type { FocalPoint, Photo } from "@visiga/contracts/files";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./picture.module.css";
import { artworkSource, emptySource, type PictureSource, photoSource } from "./picture-source.ts";

export interface PictureProps {
  photo: Photo | null | undefined;
  /** The artwork that stands in where there is no photo, or where it does not arrive. */
  fallback?: PictureName | undefined;
  /** Empty for a picture that says nothing the words beside it do not. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Width by height, `4 / 3`; without it the caller's class or the picture's own proportions rule. */
  ratio?: string | undefined;
  /** What of the photo must stay in view when it is cut, where somebody has chosen it. */
  focal?: FocalPoint | undefined;
  /** What stays in view where nobody has, as in `object-position`. */
  position?: string | undefined;
  /** The one picture of a page that must come at once. */
  eager?: boolean | undefined;
  /** Fetch it before it comes into view, but after everything else. */
  soon?: boolean | undefined;
  className?: string | undefined;
}

/** What is tried in turn: the photo, the artwork, an empty field. */
function attempts({ photo, fallback }: Pick<PictureProps, "photo" | "fallback">): PictureSource[] {
  const sources = [photo && photoSource(photo), fallback && artworkSource(fallback)].filter((each) => !!each);
  return sources[0] ? [...sources, emptySource(sources[0])] : [];
}

/** Undefined for the middle: it is where nobody has chosen a point. */
const focalPosition = ({ x, y }: FocalPoint): string | undefined => (x === 50 && y === 50 ? undefined : `${x}% ${y}%`);

/** A photo or, in its place, the artwork; nothing when there is neither. Keeps its place from the first paint on. */
export function Picture({ photo, fallback, alt, sizes, ratio, focal, position, eager, soon, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const tried = attempts({ photo, fallback });
  const subject = tried[0]?.src;
  const [failures, setFailures] = useState({ subject, count: 0 });
  const count = failures.subject === subject ? failures.count : 0;
  const current = tried[Math.min(count, tried.length - 1)];
  const fail = () => setFailures({ subject, count: count + 1 });

  // A picture that failed before the page's script arrived has told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
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
      // Sizes come before the addresses: Safari chooses as soon as it sees those.
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
