import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link } from "./link.tsx";
import styles from "./tabs.module.css";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Count, raised after the label. */
  count?: ReactNode;
  /** Target of a link; without it, the tab is a button. */
  to?: string | undefined;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** Called for buttons only. */
  onChange?: ((value: Value) => void) | undefined;
  /** `square` toggles, or `line`: a ruled row that scrolls, with the current tab underlined in gold. */
  variant?: "square" | "line";
  className?: string | undefined;
}

/** A choice of a few: links if each tab has its own address, else toggle buttons. */
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
      <Link key={tab.value} to={tab.to} current={chosen} data-tab>
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
