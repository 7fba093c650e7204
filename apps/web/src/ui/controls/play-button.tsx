import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./play-button.module.css";

interface PlayButtonProps {
  /** Accessible name while it plays. */
  pause: string;
  /** Accessible name while it is paused. */
  play: string;
  className?: string | undefined;
}

/** Toggles a film or a slideshow. Rendered as playing; script changes name and icon. */
export function PlayButton({ pause, play, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames("script-only", styles.play, className)}
      aria-label={pause}
      data-pause={pause}
      data-play={play}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}
