import { type ReactNode, type Ref, useEffect, useRef } from "react";
import styles from "./tab-head.module.css";

interface TabHeadProps {
  title: string;
  /** Focus target after the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children?: ReactNode;
}

export function TabHead({ title, titleRef, lead, children }: TabHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}

interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters, which scrolls sideways until the pressed one is visible. */
export function FilterTabs<Value extends string>({ label, tabs, value, onChange }: FilterTabsProps<Value>) {
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each pressed button
  useEffect(() => {
    pressed.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [value]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab.value === value ? pressed : undefined}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
