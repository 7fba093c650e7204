import { classNames } from "#ui/class-names.ts";
import type { Motif } from "./block-print-paths.ts";
import styles from "./cloth.module.css";
import { clothBorder, clothFields } from "./cloth-drawing.tsx";

interface ClothProps {
  motif: Motif;
  /** The pillar’s name, shown on the cloth. */
  name: string;
  /** Element of the name: a heading of the right level, or a paragraph. */
  as?: "h2" | "h3" | "p";
}

/** A pillar as a kanga cloth, 240 by 282: saw border, pattern of its motif, its name. As wide as its container. */
export function Cloth({ motif, name, as: Name = "h3" }: ClothProps) {
  return (
    <div className={classNames(styles.cloth, styles[motif])}>
      <svg viewBox="0 0 240 282" aria-hidden="true">
        <path d={clothBorder} />
        <g transform="translate(120 124) scale(.87) translate(-120 -120)">{clothFields[motif]}</g>
      </svg>
      <Name className={styles.name}>{name}</Name>
    </div>
  );
}
