import type { ComponentProps } from "react";
import link from "#ui/controls/text-link.module.css";
import styles from "./file-input.module.css";

interface FileInputProps extends Pick<ComponentProps<"input">, "accept" | "multiple" | "disabled" | "children"> {
  /** That of the hint or error is the same with `-note`. */
  id: string;
  invalid?: boolean;
  onChoose: (files: File[]) => void;
  /** Of the label, which looks like a link by default. */
  className?: string;
}

/** Chooses files. The input is visually hidden, so its label shows the focus. */
export function FileInput({ id, invalid, onChoose, className = link.text, children, ...input }: FileInputProps) {
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        className={`visually-hidden ${styles.input}`}
        aria-describedby={`${id}-note`}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          // Cancelling the dialog keeps the earlier choice.
          if (files.length > 0) onChoose(files);
        }}
      />
      <label htmlFor={id} className={className}>
        {children}
      </label>
    </>
  );
}
