import { classNames } from "#ui/class-names.ts";
import styles from "./saved-slides.module.css";
import type { Slide } from "./slideshow.tsx";

interface SavedSlidesProps {
  slides: readonly Slide[];
  /** Accessible name. */
  label: string;
  className?: string | undefined;
}

/** The slides of a slideshow with data saver: a row that scrolls horizontally. */
export function SavedSlides({ slides, label, className }: SavedSlidesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the row cannot be scrolled by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not of form controls
    <div className={classNames(styles.slides, className)} tabIndex={0} role="group" aria-label={label}>
      {slides.map(({ key, caption, render }, index) => (
        <div key={key}>
          {render({ eager: false, plain: false })}
          <p>
            {`${index + 1}/${slides.length}`} {caption}
          </p>
        </div>
      ))}
    </div>
  );
}
