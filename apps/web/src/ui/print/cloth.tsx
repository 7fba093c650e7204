import { classNames } from "#ui/class-names.ts";
import type { Motif } from "./block-print-paths.ts";
import styles from "./cloth.module.css";
import { clothBorder, clothFields } from "./cloth-drawing.tsx";

interface ClothProps {
  motif: Motif;
  /** The pillar’s name, printed on the cloth. */
  name: string;
  /** Which element the name is: a heading of the level that fits, or a plain paragraph. */
  as?: "h2" | "h3" | "p";
  className?: string | undefined;
}

/** A pillar as a kanga of 240 by 282: saw border, its motif in the field, its name as the saying. As wide as its place. */
export function Cloth({ motif, name, as: Name = "h3", className }: ClothProps) {
  return (
    <div className={classNames(styles.cloth, styles[motif], className)}>
      <svg viewBox="0 0 240 282" aria-hidden="true">
        <path d={clothBorder} />
        <g transform="translate(120 124) scale(.87) translate(-120 -120)">{clothFields[motif]}</g>
      </svg>
      <Name className={styles.name}>{name}</Name>
    </div>
  );
}
