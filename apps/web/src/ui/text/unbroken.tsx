import styles from "./unbroken.module.css";

/** A text in which a letter stays with what its hyphen joins to it: A-level is never parted at the end of a line. */
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
