import styles from "./unbroken.module.css";

/** A text in which a single letter and a hyphenated word are not broken at the end of a line: A-level. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\b[A-Za-z]-[a-z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
