import type { ComponentProps, CSSProperties, ReactNode } from "react";

interface FormFieldProps extends Omit<ComponentProps<"input">, "children"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint and marks the field as invalid. */
  error?: ReactNode;
  /** Whether the field has several lines. */
  long?: boolean;
}

// Inline styles, because every page loads the site's style sheet and few readers open this form.
const block: CSSProperties = { display: "grid", gap: "0.375rem", marginTop: "1.5rem" };
const frame: CSSProperties = {
  width: "100%",
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: "2px solid",
  background: "none",
};

/** An optional field that looks like those of the dashboard. */
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
