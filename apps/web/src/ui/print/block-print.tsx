import { classNames } from "#ui/class-names.ts";
import styles from "./block-print.module.css";
import { type BlockPrintName, blockPrintPaths } from "./block-print-paths.ts";

/** A block print, square, in the colour of the text; the caller’s class sets the width. */
export function BlockPrint({ name, className }: { name: BlockPrintName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.print, className)} viewBox="0 0 48 48" aria-hidden="true">
      <path d={blockPrintPaths[name]} />
    </svg>
  );
}
