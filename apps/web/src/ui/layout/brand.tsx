import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { Crest } from "#ui/print/crest.tsx";
import styles from "./brand.module.css";

export type BrandWords = Readonly<Record<"shortName" | "place", string>>;

interface BrandProps {
  words: BrandWords;
  /** `bar` grows with the window and has the place below the name; `small` has a fixed size. */
  size: "bar" | "small";
}

/** Crest and name, linking to the home page. The name stands once for all widths, because text browsers read every copy. */
export function Brand({ words: { shortName, place }, size }: BrandProps) {
  return (
    <Link to="/" className={classNames(styles.brand, styles[size])}>
      <Crest className={styles.crest} />
      <span className={styles.name}>
        {shortName}
        <span className={styles.comma}>,</span> <span className={styles.place}>{place}</span>
      </span>
    </Link>
  );
}
