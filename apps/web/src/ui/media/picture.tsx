import type { PictureName } from "@visiga/artwork/pictures";
import { type EntryRecord, type FocalPoint, type Photo, visiblePoint } from "@visiga/contracts/entries";
import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./picture.module.css";
import {
  artworkVariants,
  type PictureVariants,
  phoneWidth,
  photoVariants,
  pictureSource,
  savedVariant,
} from "./picture-source.ts";
import saved from "./saved-picture.module.css";
import { type SaverWords, useSaver } from "./saver.ts";

export interface PictureProps {
  photo: Photo | null | undefined;
  /** Artwork that replaces a photo if it is missing or fails to load. */
  fallback?: PictureName | undefined;
  /** Alternative text; empty if the text beside the picture is equivalent. */
  alt: string;
  /** Displayed width, as in `<img sizes>`. `e2e/site/picture-sizes.e2e.ts` checks it against the layout. */
  sizes: string;
  /** Width in pixels of the widest variant that the layout needs; default: no limit. */
  widest?: number | undefined;
  /** Aspect ratio, `4 / 3`; default: that of the caller's class or the picture. */
  ratio?: string | undefined;
  focal?: FocalPoint | undefined;
  /** Visible part without a focal point, as in `object-position`. */
  position?: string | undefined;
  eager?: boolean | undefined;
  /** Media query of the screens on which it is the page's main picture; it is lazy on others. */
  eagerFrom?: string | undefined;
  /**
   * Leaves out the preview, because the picture is initially hidden or outside of the window. Default: whether it is
   * small, because many previews would enlarge the page's HTML.
   */
  plain?: boolean | undefined;
  className?: string | undefined;
}

/** CSS position of a photo; undefined for the centre, so that the default of the component applies. */
function photoPosition(photo: Photo, focal: FocalPoint = { x: 50, y: 50 }): string | undefined {
  const { x, y } = visiblePoint(photo, focal);
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`;
}

/** A photo, else the artwork, else nothing. `#platform/document/failed-pictures.ts` replaces one that fails to load. */
export function Picture({ photo, fallback, sizes, widest, focal, ...rest }: PictureProps) {
  const saver = useSaver();
  const drawn = fallback && artworkVariants(fallback);
  const variants = photo ? photoVariants(photo) : drawn;
  if (!variants) return null;
  const position = (photo && photoPosition(photo, focal)) || rest.position;
  if (saver) return <SavedPicture {...rest} position={position} variants={variants} widest={widest} t={saver} />;
  const source = pictureSource(variants, widest);
  const { plain = widest !== undefined && widest <= phoneWidth } = rest;
  const image = (
    <img
      className={classNames(styles.picture, rest.className)}
      alt={rest.alt}
      // Before `src` and `srcset`, because Safari and Firefox start loading when they read these.
      loading={rest.eager ? undefined : "lazy"}
      fetchPriority={rest.eager ? "high" : undefined}
      src={source.src}
      data-fallback={photo && drawn ? pictureSource(drawn, widest).phone : undefined}
      width={source.width}
      height={source.height}
      decoding="async"
      style={{
        backgroundColor: variants.color,
        // Without quotes, which the HTML would escape. A data URL in base64 needs none.
        backgroundImage: variants.placeholder && !plain ? `url(${variants.placeholder})` : undefined,
        aspectRatio: rest.ratio,
        objectPosition: position,
        backgroundPosition: position,
      }}
    />
  );
  return (
    <picture>
      {/* Preloads a lazy picture if `media` matches. React moves it into the head. */}
      {source.avif && rest.eagerFrom && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={source.avif.split(" ", 1)[0]}
          media={rest.eagerFrom}
          imageSizes={sizes}
          imageSrcSet={source.avif}
          fetchPriority="high"
        />
      )}
      {source.avif && <source type="image/avif" sizes={sizes} srcSet={source.avif} />}
      {source.webp !== source.src && (
        <source type="image/webp" sizes={source.avif ? undefined : sizes} srcSet={source.webp} />
      )}
      {image}
    </picture>
  );
}

interface SavedPictureProps extends Pick<PictureProps, "widest" | "alt" | "ratio" | "position" | "className"> {
  variants: PictureVariants;
  t: SaverWords;
}

/** Loads on request, without script: browsers do not load a lazy picture inside a closed `<details>`. */
function SavedPicture({ variants, widest, t, alt, ratio, position, className }: SavedPictureProps) {
  const { color } = variants;
  const { src, avif, webp, bytes, width, height } = savedVariant(variants, widest);
  const weight = t.weight(bytes);
  const box = { "--ratio": `${width}/${height}`, aspectRatio: ratio, backgroundColor: color } as CSSProperties;
  const image = (
    <img
      className={classNames(styles.picture, className)}
      alt={alt}
      loading="lazy"
      src={src}
      width={width}
      height={height}
      decoding="async"
      style={{ backgroundColor: color, aspectRatio: ratio, objectPosition: position }}
    />
  );
  return (
    <details className={saved.saved}>
      <summary className={className} style={box} aria-label={naming(`${t.show}, ${weight}`, alt)}>
        <em>
          <i>{t.show},</i> {weight}
        </em>
      </summary>
      <a href={avif ?? webp} aria-label={naming(t.open, alt)}>
        <picture>
          {avif && <source type="image/avif" srcSet={avif} />}
          {webp !== src && <source type="image/webp" srcSet={webp} />}
          {image}
        </picture>
      </a>
    </details>
  );
}

const naming = (action: string, alt: string): string => (alt ? `${action}: ${alt}` : action);

interface EntryPhotoProps extends Omit<PictureProps, "photo" | "focal" | "alt"> {
  entry: Pick<EntryRecord, "photo" | "focal" | "alt">;
  otherwise?: string;
}

export const EntryPhoto = ({ entry: { photo, focal, alt }, otherwise = "", ...rest }: EntryPhotoProps) => (
  <Picture photo={photo} focal={focal} alt={alt ?? otherwise} {...rest} />
);
