import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./checkbox.module.css";

interface TickProps extends Omit<ComponentProps<"input">, "children"> {
  label: ReactNode;
  /** A second line in soft ink. */
  note?: ReactNode;
  /** Hides the label visually, for a checkbox in a picture's corner. */
  labelHidden?: boolean | undefined;
}

export function Checkbox({ label, note, labelHidden, className, ...rest }: TickProps) {
  return (
    <label className={classNames("semibold tap gap-3", styles.tick, className)}>
      <input {...rest} type="checkbox" />
      <span className={labelHidden ? "visually-hidden" : undefined}>
        {label}
        {note && <small className="block smaller mute">{note}</small>}
      </span>
    </label>
  );
}
