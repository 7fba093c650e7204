import styles from "./unbroken.module.css";

/** Prevents line breaks after the hyphen of words such as A-level. */
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
