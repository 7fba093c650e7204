import type { ComponentProps, ReactNode } from "react";
import styles from "./switch.module.css";

export function Switch({ label, ...rest }: Omit<ComponentProps<"input">, "className"> & { label: ReactNode }) {
  return (
    <label className={`inline-row tap gap-3 ${styles.switch}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself */}
      <input {...rest} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
