import { useId } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import field from "#ui/controls/field.module.css";
import styles from "./choices-field.module.css";

interface ChoicesFieldProps {
  id: string;
  /** Absent where a heading above names the group. */
  label?: string;
  options: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function ChoicesField({ id, label, options, chosen, error, onChange }: ChoicesFieldProps) {
  const words: Readonly<Record<string, string>> = useDashboardDictionary().records.options;
  const Group = label ? "fieldset" : "div";
  const labelId = useId();
  const errorId = useId();
  const toggled = (option: string, on: boolean) =>
    options.filter((each) => (each === option ? on : chosen.includes(each)));
  return (
    <Group className={`above-5 ${styles.choices}`} aria-labelledby={label ? labelId : undefined}>
      {label && (
        <p id={labelId} className="smaller strong">
          {label}
        </p>
      )}
      <div>
        {options.map((option, index) => (
          <Checkbox
            key={option}
            id={index === 0 ? id : undefined}
            label={words[option]}
            checked={chosen.includes(option)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ target }) => onChange(toggled(option, target.checked))}
          />
        ))}
      </div>
      {error && (
        <small id={errorId} className={classNames(field.hint, field.error)}>
          {error}
        </small>
      )}
    </Group>
  );
}
