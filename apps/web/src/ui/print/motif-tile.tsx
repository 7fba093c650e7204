import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "./block-print.tsx";
import type { Motif } from "./block-print-paths.ts";
import grounds from "./motif-grounds.module.css";
import styles from "./motif-tile.module.css";

const tileGrounds = { cross: grounds.gold, wave: grounds.nightTile, star: grounds.red, leaf: grounds.blue };

/** A motif on a coloured ground, which replaces a missing photo. Square, as wide as its container. */
export function MotifTile({ motif, className }: { motif: Motif; className?: string | undefined }) {
  return (
    <div className={classNames(styles.tile, tileGrounds[motif], className)}>
      <BlockPrint name={motif} className={styles.print} />
    </div>
  );
}
