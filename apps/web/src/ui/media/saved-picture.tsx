import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import picture from "./picture.module.css";
import { type PictureVariants, savedVariant } from "./picture-source.ts";
import styles from "./saved-picture.module.css";
import type { SaverWords } from "./saver.ts";

interface SavedPictureProps {
  variants: PictureVariants;
  widest: number | undefined;
  words: SaverWords;
  alt: string;
  ratio?: string | undefined;
  position?: string | undefined;
  className?: string | undefined;
}

/** Loads on request, without script: browsers do not load a lazy picture inside a closed `<details>`. */
export function SavedPicture({ variants, widest, words, alt, ratio, position, className }: SavedPictureProps) {
  const { width, height, color } = variants;
  const { src, avif, bytes } = savedVariant(variants, widest);
  const weight = words.weight(bytes);
  const box = { "--ratio": ratio ?? `${width}/${height}`, backgroundColor: color } as CSSProperties;
  const image = (
    <img
      className={classNames(picture.picture, className)}
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
    <details className={styles.saved}>
      <summary className={className} style={box} aria-label={naming(`${words.show}, ${weight}`, alt)}>
        <em>
          <i>{words.show},</i> {weight}
        </em>
      </summary>
      <a href={avif ?? src} aria-label={naming(words.open, alt)}>
        {avif ? (
          <picture>
            <source type="image/avif" srcSet={avif} />
            {image}
          </picture>
        ) : (
          image
        )}
      </a>
    </details>
  );
}

const naming = (action: string, alt: string): string => (alt ? `${action}: ${alt}` : action);
