import { type ComponentProps, type ReactNode, useId } from "react";
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
  id: string;
  children: ReactNode;
}

const noteId = (id: string) => `${id}-note`;

/** Label, control, hint and error; the control takes `controlProps`. */
function Field({ id, label, mark, labelHidden, hint, error, after, className, children }: FieldProps) {
  const note = error || hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : undefined}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {after ? (
        <div className={styles.with}>
          {children}
          {after}
        </div>
      ) : (
        children
      )}
      {note && (
        <small id={noteId(id)} className={error ? styles.error : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}

const controlProps = (id: string, { hint, error }: FieldWords) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": error || hint ? noteId(id) : undefined,
});

function useControl<Props extends FieldWords & { id?: string | undefined }>(props: Props) {
  const ownId = useId();
  const { label, mark, labelHidden, hint, error, after, className, id = ownId, ...control } = props;
  const words: FieldWords = { label, mark, labelHidden, hint, error, after, className };
  return { field: { ...words, id }, control: { ...control, ...controlProps(id, words) } };
}

export function TextField(props: FieldWords & Omit<ComponentProps<"input">, "className">) {
  const { field, control } = useControl(props);
  return (
    <Field {...field}>
      <input {...control} />
    </Field>
  );
}

export function TextAreaField(props: Omit<FieldWords, "after"> & Omit<ComponentProps<"textarea">, "className">) {
  const { field, control } = useControl(props);
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  );
}

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

/** Takes the options as `children`. */
export function SelectField(props: Omit<FieldWords, "after"> & Omit<ComponentProps<"select">, "className">) {
  const { field, control } = useControl(props);
  return (
    <Field {...field}>
      <select {...control} />
    </Field>
  );
}

/** Two fields side by side from 36rem on. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
