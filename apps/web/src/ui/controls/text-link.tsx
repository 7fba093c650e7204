import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./text-link.module.css";

/** A link in words, underlined gold, 44 px high. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.text, className)} />;
}

/** The same look for something that happens on the page: share, undo. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(styles.text, className)} />;
}
