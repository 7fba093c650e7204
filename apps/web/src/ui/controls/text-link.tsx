import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./text-link.module.css";

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.text, className)} />;
}

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(styles.text, className)} />;
}
