import type { ComponentProps } from "react";
import styles from "./actions.module.css";
import { classNames } from "./class-names.ts";

/** A row of buttons and links under what they are about. Not printed. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
