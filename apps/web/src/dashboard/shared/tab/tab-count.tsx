import styles from "./tab-count.module.css";

export function TabCount({ label, children }: { label: string; children: string }) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
