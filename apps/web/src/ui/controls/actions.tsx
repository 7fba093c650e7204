import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./actions.module.css";

/** A row of buttons and links below the content. Not printed. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("screen-only", styles.actions, className)} />;
}
