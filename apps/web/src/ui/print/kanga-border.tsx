import { classNames } from "#ui/class-names.ts";
import styles from "./kanga-border.module.css";

interface KangaBorderProps {
  /** `band`: across, 56 px high. `column`: down in a grid column of 4rem, from 62rem on. `strip`: down, 36 px wide. */
  variant?: "band" | "column" | "strip";
  className?: string | undefined;
}

/** The printed edge: cross, wave, star and leaf in gold on red between two saw edges. */
export function KangaBorder({ variant = "band", className }: KangaBorderProps) {
  return <div className={classNames("screen-only", styles.pindo, styles[variant], className)} aria-hidden="true" />;
}
