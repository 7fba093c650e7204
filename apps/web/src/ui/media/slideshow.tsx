import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./slideshow.module.css";
import { type Slideshow as Show, useSlideshow } from "./use-slideshow.ts";

export interface SlideshowWords {
  /** Accessible name. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

/** When a slide's picture is loaded: at once, while the slide before it shows, or when it is shown. */
export interface SlideLoading {
  eager: boolean;
  soon: boolean;
}

export interface Slide {
  key: string;
  /** Name of the slide, beside the counter. */
  caption?: ReactNode;
  render: (loading: SlideLoading) => ReactNode;
}

interface SlideshowProps {
  slides: readonly Slide[];
  /** Milliseconds from one slide to the next, including the transition of one second. */
  interval: number;
  words: SlideshowWords;
  /** The first slide is the page's main picture. */
  eager?: boolean | undefined;
  /** Shows the caption on phones too, where it is hidden by default. */
  captionOnPhones?: boolean | undefined;
  className?: string | undefined;
}

/** Pictures that change automatically and can be paused. Without script the first one is shown. */
export function Slideshow({ slides, interval, words, eager = false, captionOnPhones, className }: SlideshowProps) {
  const [held, setHeld] = useState(false);
  const show = useSlideshow({ count: slides.length, interval, held });
  const ready = useMounted();
  const caption = slides[show.current]?.caption;
  const toggle = () => {
    show.setPlaying(!show.playing);
    // A click on play leaves the pointer on the slideshow, which must not hold it.
    setHeld(false);
  };
  const next = (show.current + 1) % Math.max(1, slides.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={classNames(styles.slideshow, className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.label}
      onFocus={(event) => event.target.matches(":focus-visible") && setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.slides}>
        {slides.map((slide, index) => (
          <div key={slide.key} {...slidePlace(show, index)}>
            {slide.render({ eager: eager && index === 0, soon: ready && index === next })}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div
          className={styles.controls}
          onPointerEnter={(event) => event.pointerType === "mouse" && setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <em>{`${show.current + 1}/${slides.length}`}</em>
          {caption && <span className={classNames(styles.caption, captionOnPhones && styles.always)}>{caption}</span>}
          <IconButton icon="previous" label={words.previous} onClick={show.previous} />
          <IconButton
            icon={show.playing ? "pause" : "play"}
            label={show.playing ? words.pause : words.play}
            onClick={toggle}
          />
          <IconButton icon="next" label={words.next} onClick={show.next} />
        </div>
      )}
    </div>
  );
}

function slidePlace({ current, leaving, direction }: Show, index: number) {
  const on = index === current;
  const out = index === leaving && !on;
  const way = direction > 0 ? styles.forth : styles.back;
  return {
    className: classNames(
      styles.slide,
      on && leaving !== null && styles.coming,
      out && styles.going,
      (on || out) && way,
    ),
    hidden: !on && !out,
    "aria-hidden": out || undefined,
  };
}

function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
