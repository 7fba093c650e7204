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
  /** Artwork that replaces a photo that is missing or fails to load. */
  fallback?: PictureName | undefined;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Displayed width, as in `<img sizes>`: what the layout does, checked by `e2e/site/picture-sizes.e2e.ts`. */
  sizes: string;
  /** Pixels of the widest copy that the layout can need; without it any. */
  widest?: number | undefined;
  /** Aspect ratio, `4 / 3`; without it the caller's class or the picture itself determines it. */
  ratio?: string | undefined;
  /** Chosen point of the photo that must stay visible when it is cropped. */
  focal?: FocalPoint | undefined;
  /** Default of the visible part, as in `object-position`. */
  position?: string | undefined;
  /** The page's main picture: loaded at once and first. */
  eager?: boolean | undefined;
  /** Media query of the screens on which it is the page's main picture; elsewhere it is lazy. */
  eagerFrom?: string | undefined;
  /** Hidden at first: until it has loaded its colour alone is behind it, not the preview, whose bytes nobody would see. */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** CSS position of a focal point; undefined for the centre, the default of photos without a chosen point. */
const focalPosition = ({ x, y }: FocalPoint): string | undefined => (x === 50 && y === 50 ? undefined : `${x}% ${y}%`);

/**
 * A photo or, in its place, the artwork; nothing if there is neither. Reserves its space before it loads. One that fails
 * to load is replaced by `#platform/document/failed-pictures.ts`.
 */
export function Picture({ photo, fallback, sizes, widest, focal, ...looks }: PictureProps) {
  const saver = useSaver();
  const drawn = fallback && artworkSource(fallback, widest);
  const source = photo ? photoSource(photo, widest) : drawn;
  if (!source) return null;
  const position = (photo && focal && focalPosition(focal)) || looks.position;
  const copy = photo ? savedPhoto(photo, widest) : fallback && savedArtwork(fallback, widest);
  if (saver && copy) {
    const { alt, ratio, className } = looks;
    return <SavedPicture copy={copy} words={saver} alt={alt} ratio={ratio} position={position} className={className} />;
  }
  const image = (
    <img
      className={classNames(styles.picture, looks.className)}
      alt={looks.alt}
      // Before the addresses, because Safari and Firefox act as soon as they read those.
      loading={looks.eager ? undefined : "lazy"}
      fetchPriority={looks.eager ? "high" : undefined}
      sizes={source.webp ? sizes : undefined}
      srcSet={source.webp || undefined}
      src={source.src}
      data-fallback={photo ? drawn?.src : undefined}
      width={source.width}
      height={source.height}
      decoding="async"
      style={{
        backgroundColor: source.color,
        backgroundImage: source.preview && !looks.plain ? `url("${source.preview}")` : undefined,
        aspectRatio: looks.ratio,
        objectPosition: position,
        backgroundPosition: position,
      }}
    />
  );
  if (!source.avif) return image;
  return (
    <picture>
      {looks.eagerFrom && <Preload media={looks.eagerFrom} sizes={sizes} srcSet={source.avif} />}
      <source type="image/avif" sizes={sizes} srcSet={source.avif} />
      {image}
    </picture>
  );
}

/** Fetches a lazy picture with the page where `media` matches. React puts it into the head. */
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
