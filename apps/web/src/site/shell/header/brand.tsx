import { useDictionary } from "#platform/words/dictionary.ts";
import { usePath } from "#site/shell/use-path.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { Crest } from "#ui/print/crest.tsx";
import styles from "./brand.module.css";

interface BrandProps {
  /** `bar` grows with the window and has the place below the name; `small` has a fixed size. */
  size: "bar" | "small";
}

/** Crest and name, linking to the home page. */
export function Brand({ size }: BrandProps) {
  const { title } = useDictionary();
  const path = usePath();
  return (
    <Link to="/" current={path === "/"} className={classNames(styles.brand, styles[size])}>
      <Crest className={styles.crest} />
      <span className={styles.name}>
        <span className={styles.narrow}>
          {title.shortName}, {title.place}
        </span>
        <span className={styles.wide}>{size === "small" ? title.full : title.name}</span>
        {size === "bar" && <span className={styles.place}>{title.place}</span>}
      </span>
    </Link>
  );
}
