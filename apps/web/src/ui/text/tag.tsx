import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./tag.module.css";

/** `on` filled blue, `gold` filled gold, `bad` outlined red; else an outline. */
export function Tag({ tone = "plain", children }: { tone?: "plain" | "on" | "gold" | "bad"; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
