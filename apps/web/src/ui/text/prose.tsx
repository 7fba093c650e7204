import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./prose.module.css";

export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
