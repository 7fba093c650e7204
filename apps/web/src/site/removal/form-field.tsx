import type { ComponentProps, CSSProperties, ReactNode } from "react";

interface FormFieldProps extends Omit<ComponentProps<"input">, "children"> {
  id: string;
  label: ReactNode;
  /** Below the field. */
  hint?: ReactNode;
  /** In place of the hint; marks the field as invalid. */
  error?: ReactNode;
  /** Of several lines. */
  long?: boolean;
}

// As attributes and without the site's custom properties: every page loads the one style sheet, and few open this form.
const block: CSSProperties = { display: "grid", gap: "0.375rem", marginTop: "1.5rem" };
const frame: CSSProperties = {
  width: "100%",
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: "2px solid",
  background: "none",
};

/** A field that may be left empty, in the looks of the dashboard's. */
export function FormField({ id, label, hint, error, long, ...control }: FormFieldProps) {
  const note = error || hint;
  const Control = long ? "textarea" : "input";
  return (
    <div style={block}>
      <label htmlFor={id} style={{ fontWeight: 650 }}>
        {label}
      </label>
      <Control
        {...(control as object)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        style={frame}
        rows={long ? 4 : undefined}
      />
      {note && (
        <small id={`${id}-note`} style={error ? { fontWeight: 700 } : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}
