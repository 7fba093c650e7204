import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "children"> {
  label: ReactNode;
}

/** A switch that takes effect at once: a square knob that moves right. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself */}
      <input {...rest} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
