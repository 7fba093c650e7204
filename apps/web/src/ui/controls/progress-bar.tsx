import { classNames } from "#ui/class-names.ts";
import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  over?: boolean | undefined;
  className?: string | undefined;
}

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
