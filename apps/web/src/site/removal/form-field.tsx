import type { ComponentProps, ReactNode } from "react";
import styles from "./form-field.module.css";

interface FormFieldProps extends Omit<ComponentProps<"input">, "children"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  long?: boolean;
}

export function FormField({ id, label, hint, error, long, ...control }: FormFieldProps) {
  const note = error || hint;
  const Control = long ? "textarea" : "input";
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...(control as object)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={styles.control}
        rows={long ? 4 : undefined}
      />
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
