import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./tag.module.css";

interface TagProps {
  /** `on` filled blue, `gold` filled gold, `bad` outlined red; else an outline. */
  tone?: "plain" | "on" | "gold" | "bad";
  children: ReactNode;
}

export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
