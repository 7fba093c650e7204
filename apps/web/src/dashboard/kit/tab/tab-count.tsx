import styles from "./tab-count.module.css";

interface TabCountProps {
  /** What a screen reader says in its place. */
  label: string;
  children: string;
}

/** A number at the end of a tab's link. */
export function TabCount({ label, children }: TabCountProps) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
