import styles from "./tab-count.module.css";

interface TabCountProps {
  label: string;
  children: string;
}

export function TabCount({ label, children }: TabCountProps) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
