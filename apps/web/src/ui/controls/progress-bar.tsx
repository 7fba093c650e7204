import { classNames } from "#ui/class-names.ts";
import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** What goes on, in words. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** More than was allowed: red. */
  over?: boolean | undefined;
  className?: string | undefined;
}

/** How far something is, or how much of its budget it takes: a bar 8 px high. */
export function ProgressBar({ label, value, over, className }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={classNames(styles.bar, over && styles.over, className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${shown}%` }} />
    </div>
  );
}
