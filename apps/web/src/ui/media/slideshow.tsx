import { classNames } from "#ui/class-names.ts";
import { IconButton, PlayButton } from "#ui/controls/icon-button.tsx";
import { Group } from "#ui/layout/group.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import { useSaver } from "./saver.ts";
import styles from "./slideshow.module.css";
import { WithScript } from "./with-script.tsx";

export interface Slide extends Pick<PictureProps, "photo" | "fallback" | "focal" | "alt"> {
  key: string;
  caption?: string | undefined;
}

interface SlideshowProps {
  slides: readonly Slide[];
  sizes: string;
  /** Milliseconds from one slide to the next, including the transition of one second. */
  interval: number;
  words: Readonly<Record<"label" | "previous" | "next" | "pause" | "play", string>>;
  eager?: boolean | undefined;
  captionOnPhones?: boolean | undefined;
  className?: string | undefined;
}

/** Pictures that script changes automatically and can pause. Without script the first one is shown. */
export function Slideshow(props: SlideshowProps) {
  const { slides, sizes, interval, words, eager = false, captionOnPhones, className } = props;
  if (useSaver()) return <SavedSlides {...props} />;
  return (
    <Group
      className={classNames(styles.slideshow, className)}
      aria-roledescription="carousel"
      label={words.label}
      data-slideshow={interval}
    >
      <div className={styles.slides}>
        {slides.map(({ key, caption, ...picture }, index) => (
          <div key={key} className={styles.slide} data-slide={caption ?? ""} hidden={index > 0}>
            <Picture {...picture} sizes={sizes} eager={eager && index === 0} plain={index > 0 || undefined} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <WithScript>
          <div className={`script-only row ${styles.controls}`} data-controls>
            <em data-counter>{`1/${slides.length}`}</em>
            <span className={classNames(styles.caption, captionOnPhones && styles.always)} data-caption>
              {slides[0]?.caption}
            </span>
            <IconButton icon="previous" label={words.previous} data-turn="-1" />
            <PlayButton pause={words.pause} play={words.play} />
            <IconButton icon="next" label={words.next} data-turn="1" />
          </div>
        </WithScript>
      )}
    </Group>
  );
}

function SavedSlides({ slides, sizes, words, className }: SlideshowProps) {
  return (
    <Group className={classNames(styles.saved, className)} tabIndex={0} label={words.label}>
      {slides.map(({ key, caption, ...picture }, index) => (
        <div key={key}>
          <Picture {...picture} sizes={sizes} />
          <p>
            {`${index + 1}/${slides.length}`} {caption}
          </p>
        </div>
      ))}
    </Group>
  );
}
