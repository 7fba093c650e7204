import type { PictureName } from "@visiga/artwork/pictures";
import type { FocalPoint, Photo } from "@visiga/contracts/files";
import { classNames } from "#ui/class-names.ts";
import styles from "./picture.module.css";
import { artworkSource, photoSource } from "./picture-source.ts";
import { savedArtwork, savedPhoto } from "./saved-copy.ts";
import { SavedPicture } from "./saved-picture.tsx";
import { useSaver } from "./saver.ts";

export interface PictureProps {
  photo: Photo | null | undefined;
  /** Artwork that replaces a photo if it is missing or fails to load. */
  fallback?: PictureName | undefined;
  /** Alternative text; empty if the text beside the picture is equivalent. */
  alt: string;
  /** Displayed width, as in `<img sizes>`. `e2e/site/picture-sizes.e2e.ts` checks it against the layout. */
  sizes: string;
  /** Width in pixels of the widest copy that the layout needs; default: no limit. */
  widest?: number | undefined;
  /** Aspect ratio, `4 / 3`; default: that of the caller's class or the picture. */
  ratio?: string | undefined;
  /** Point of the photo that must stay visible when it is cropped. */
  focal?: FocalPoint | undefined;
  /** Visible part without a focal point, as in `object-position`. */
  position?: string | undefined;
  /** Whether this is the page's main picture, which loads eagerly and first. */
  eager?: boolean | undefined;
  /** Media query of the screens on which it is the page's main picture; it is lazy on others. */
  eagerFrom?: string | undefined;
  /** Leaves out the preview, because the picture is initially hidden. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** CSS position of a focal point; undefined for the centre, the default of photos without a chosen point. */
const focalPosition = ({ x, y }: FocalPoint): string | undefined => (x === 50 && y === 50 ? undefined : `${x}% ${y}%`);

/**
 * A photo, else the artwork, else nothing. Reserves its space before it loads. `#platform/document/failed-pictures.ts`
 * replaces pictures that fail to load.
 */
export function Picture({ photo, fallback, sizes, widest, focal, ...rest }: PictureProps) {
  const saver = useSaver();
  const drawn = fallback && artworkSource(fallback, widest);
  const source = photo ? photoSource(photo, widest) : drawn;
  if (!source) return null;
  const position = (photo && focal && focalPosition(focal)) || rest.position;
  const copy = photo ? savedPhoto(photo, widest) : fallback && savedArtwork(fallback, widest);
  if (saver && copy) {
    const { alt, ratio, className } = rest;
    return <SavedPicture copy={copy} words={saver} alt={alt} ratio={ratio} position={position} className={className} />;
  }
  const image = (
    <img
      className={classNames(styles.picture, rest.className)}
      alt={rest.alt}
      // Before `src` and `srcset`, because Safari and Firefox start loading when they read these.
      loading={rest.eager ? undefined : "lazy"}
      fetchPriority={rest.eager ? "high" : undefined}
      sizes={source.webp ? sizes : undefined}
      srcSet={source.webp || undefined}
      src={source.src}
      data-fallback={photo ? drawn?.src : undefined}
      width={source.width}
      height={source.height}
      decoding="async"
      style={{
        backgroundColor: source.color,
        backgroundImage: source.preview && !rest.plain ? `url("${source.preview}")` : undefined,
        aspectRatio: rest.ratio,
        objectPosition: position,
        backgroundPosition: position,
      }}
    />
  );
  if (!source.avif) return image;
  return (
    <picture>
      {rest.eagerFrom && <Preload media={rest.eagerFrom} sizes={sizes} srcSet={source.avif} />}
      <source type="image/avif" sizes={sizes} srcSet={source.avif} />
      {image}
    </picture>
  );
}

/** Preloads a lazy picture if `media` matches. React moves it into the head. */
const Preload = ({ media, sizes, srcSet }: { media: string; sizes: string; srcSet: string }) => (
  <link
    rel="preload"
    as="image"
    type="image/avif"
    href={srcSet.split(" ", 1)[0]}
    media={media}
    imageSizes={sizes}
    imageSrcSet={srcSet}
    fetchPriority="high"
  />
);
