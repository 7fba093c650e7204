import { type ComponentProps, memo, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./field.module.css";

interface FieldWords {
  label: ReactNode;
  /** Text after the label in soft ink: (optional). */
  mark?: ReactNode;
  /** Hides the label visually, for a search field with the same text as placeholder. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Error below the field. Replaces the hint and marks the field as invalid. */
  error?: ReactNode;
  /** A button at the end of the field, inside its border. */
  after?: ReactNode;
  className?: string | undefined;
}

interface FieldProps extends FieldWords {
  Control: "input" | "textarea" | "select";
  id?: string | undefined;
}

/** Rendered only if its own value or words change: a letter must not render a whole form on a slow phone. */
const Field = memo(function Field(props: FieldProps) {
  const ownId = useId();
  const { Control, id = ownId, label, mark, labelHidden, hint, error, after, className, ...others } = props;
  const note = error || hint;
  const noteId = `${id}-note`;
  const control = (
    <Control
      {...(others as object)}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? noteId : undefined}
    />
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : undefined}>
        {label}
        {mark && <span className="mute"> {mark}</span>}
      </label>
      {after ? (
        <div className={styles.with}>
          {control}
          {after}
        </div>
      ) : (
        control
      )}
      {note && (
        <small id={noteId} className={error ? styles.error : undefined}>
          {note}
        </small>
      )}
    </div>
  );
});

type Props<Control extends "input" | "textarea" | "select"> = FieldWords & Omit<ComponentProps<Control>, "className">;

export const TextField = (props: Props<"input">) => <Field Control="input" {...props} />;

export const TextAreaField = (props: Omit<Props<"textarea">, "after">) => <Field Control="textarea" {...props} />;

export const SelectField = (props: Omit<Props<"select">, "after">) => <Field Control="select" {...props} />;

interface OptionsProps<Value extends string> {
  values: readonly Value[];
  label: (value: Value) => string;
}

export function Options<Value extends string>({ values, label }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ));
}

/** Two fields side by side from 36rem on. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
