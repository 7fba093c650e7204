import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./order-keys.module.css";

export function OrderKeys() {
  const { keys } = useDashboardDictionary().images.order;
  return (
    <p className={styles.keys}>
      <span>
        <kbd>{keys.space}</kbd> {keys.lift}
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd>{keys.escape}</kbd> {keys.putBack}
      </span>
      <span>{keys.drag}</span>
    </p>
  );
}
