import { classNames } from "#ui/class-names.ts";
import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A line icon of 24 px in the colour of the text. Hidden from screen readers: the control around it has a name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
