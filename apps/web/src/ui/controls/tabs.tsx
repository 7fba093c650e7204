import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link } from "./link.tsx";
import styles from "./tabs.module.css";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many there are, raised behind the label. */
  count?: ReactNode;
  /** Where the tab leads; without it, it is a button. */
  to?: string | undefined;
}

interface TabsProps<Value extends string> {
  /** What is chosen here, in words. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** Tells of buttons only. */
  onChange?: ((value: Value) => void) | undefined;
  /** `square` toggles, or `line`: one ruled row that scrolls, the chosen one underlined gold. */
  variant?: "square" | "line";
  className?: string | undefined;
}

/** One choice of a few: links where each has its own address, else buttons that are pressed or not. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  variant = "square",
  className,
}: TabsProps<Value>) {
  const items = tabs.map((tab) => {
    const words = (
      <>
        {tab.label}
        {tab.count !== undefined && <sup>{tab.count}</sup>}
      </>
    );
    const chosen = tab.value === value;
    return tab.to === undefined ? (
      <button key={tab.value} type="button" aria-pressed={chosen} onClick={() => onChange?.(tab.value)}>
        {words}
      </button>
    ) : (
      <Link key={tab.value} to={tab.to} current={chosen}>
        {words}
      </Link>
    );
  });
  const looks = classNames(styles.tabs, styles[variant], className);
  if (tabs.some((tab) => tab.to !== undefined)) {
    return (
      <nav className={looks} aria-label={label}>
        {items}
      </nav>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere
    <div className={looks} role="group" aria-label={label}>
      {items}
    </div>
  );
}
