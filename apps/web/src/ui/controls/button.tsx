import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

/** `main` on paper, `gold` for the one action of a blue view, `line` beside either, `del` takes away. */
export type ButtonVariant = "main" | "gold" | "line" | "del";

interface Look {
  variant?: ButtonVariant | undefined;
  /** `row` is 44 px high, for rows and notices; else 52, or what `--button-height` says. */
  size?: "normal" | "row" | undefined;
}

interface ButtonProps extends ComponentProps<"button">, Look {
  /** While its work goes on: it cannot be pressed and wears a dashed edge. The word is the caller's. */
  busy?: boolean | undefined;
}

const look = ({ variant = "main", size = "normal" }: Look, className: string | undefined) =>
  classNames(styles.button, styles[variant], size === "row" && styles.low, className);

export function Button({ variant, size, busy, disabled, type = "button", className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size }, className)}
    />
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size }, className)} />;
}
