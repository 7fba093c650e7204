import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./tabs.module.css";

interface RadioTabsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  /** Without it, `value` is the initial choice. */
  onChange?: ((value: Value) => void) | undefined;
  className?: string | undefined;
}

export function RadioTabs<Value extends string>({ label, options, value, onChange, className }: RadioTabsProps<Value>) {
  const name = useId();
  return (
    <div
      className={classNames("screen-only row wraps gap-2", styles.tabs, className)}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
