import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import styles from "./icon-button.module.css";
import { Link, type LinkProps } from "./link.tsx";

interface Mark {
  icon: IconName;
  /** Text, because text browsers and reader modes do not read `aria-label`. */
  label: ReactNode;
}

export function IconButton({ icon, label, className, ...rest }: Omit<ComponentProps<"button">, "children"> & Mark) {
  return (
    <button type="button" {...rest} className={classNames(styles.square, className)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

export function IconLink({ icon, label, className, ...rest }: Omit<LinkProps, "children"> & Mark) {
  return (
    <Link {...rest} className={classNames(styles.square, className)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}

/** A row of `IconLink`s, whose first icon aligns with the text above. */
export function IconLinks({ className, ...rest }: ComponentProps<"ul">) {
  return <ul {...rest} className={classNames(styles.row, className)} />;
}

interface PlayButtonProps {
  pause: string;
  play: string;
  className?: string | undefined;
}

/** Toggles a film or a slideshow. Rendered as playing; script changes name and icon. */
export function PlayButton({ pause, play, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames("script-only", styles.square, styles.play, className)}
      aria-label={pause}
      data-pause={pause}
      data-play={play}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}
