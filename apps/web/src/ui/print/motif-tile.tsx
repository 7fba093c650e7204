import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "./block-print.tsx";
import type { Motif } from "./block-print-paths.ts";
import styles from "./motif-tile.module.css";

interface MotifTileProps {
  motif: Motif;
  className?: string | undefined;
}

/** A motif on its coloured ground, where a person or a thing has no photograph. Square and as wide as its place. */
export function MotifTile({ motif, className }: MotifTileProps) {
  return (
    <div className={classNames(styles.tile, styles[motif], className)}>
      <BlockPrint name={motif} className={styles.print} />
    </div>
  );
}
