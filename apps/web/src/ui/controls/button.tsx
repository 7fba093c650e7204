import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import actions from "./actions.module.css";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

interface ButtonStyle {
  /** `main` on paper, `gold` for the one action of a blue view, `line` for secondary actions, `del` to delete. */
  variant?: "main" | "gold" | "line" | "del" | undefined;
  /** `row` is 44 px high, for rows and notices; the default is `--button-height`, else 52 px. */
  size?: "normal" | "row" | undefined;
  /** Before the label. */
  icon?: IconName | undefined;
}

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Whether its action is running: disabled, with a dashed border. The caller changes the label. */
  busy?: boolean | undefined;
}

const buttonClass = ({ variant = "main", size = "normal" }: ButtonStyle, className: string | undefined) =>
  classNames(styles.button, styles[variant], size === "row" && styles.low, className);

export function Button({ variant, size, icon, busy, children, ...props }: ButtonProps) {
  const { disabled, type = "button", className, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & ButtonStyle) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A row of buttons and links below the content. `className` sets another space above it. Not printed. */
export function Actions({ className = "above-7", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`screen-only row wraps ${actions.actions} ${className}`} />;
}
