import { classNames } from "#ui/class-names.ts";
import { BlockPrint, motifs } from "#ui/print/block-print.tsx";
import saw from "#ui/print/saw-edges.module.css";
import styles from "./motto.module.css";

/**
 * Four words separated by commas have the four motifs; other sentences have none. `band`: over the full window, in one
 * row from 48rem on; `block`: within a page, two by two.
 */
export function Motto({ text, layout = "band" }: { text: string; layout?: "band" | "block" }) {
  const words = text.split(",").map((word) => word.trim());
  const fits = words.length === motifs.length;
  return (
    <div className={classNames("red", saw.saw, styles.saying, styles[layout])}>
      <p className={classNames(styles.words, fits && styles.four)}>
        {fits
          ? motifs.map((motif, index) => (
              <span key={motif} className="row gap-3">
                <BlockPrint name={motif} className={styles.print} />
                {words[index]}{" "}
              </span>
            ))
          : text}
      </p>
    </div>
  );
}
