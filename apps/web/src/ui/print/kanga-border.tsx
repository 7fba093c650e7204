import { classNames } from "#ui/class-names.ts";
import styles from "./kanga-border.module.css";

interface KangaBorderProps {
  /**
   * `band`: 56 px high, across. `column`: the same on narrow windows, from 62rem 64 px wide and down, in a grid column
   * of 4rem. `strip`: 36 px wide and as high as its container, for the edge of a drawer.
   */
  variant?: "band" | "column" | "strip";
  className?: string | undefined;
}

/** The printed edge: cross, wave, star and leaf in gold on red between two saw edges. */
export function KangaBorder({ variant = "band", className }: KangaBorderProps) {
  return <div className={classNames("screen-only", styles.pindo, styles[variant], className)} aria-hidden="true" />;
}
