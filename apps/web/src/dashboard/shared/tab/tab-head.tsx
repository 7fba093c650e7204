import type { ReactNode, Ref } from "react";
import { Group } from "#ui/layout/group.tsx";
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
      <div className={`row wraps apart below-4 ${styles.head}`}>
        <h1 ref={titleRef} tabIndex={-1} className="no-ring">
          {title}
        </h1>
        {children}
      </div>
      {lead && <p className="mute below-5">{lead}</p>}
    </>
  );
}

interface FilterTabsProps<Value extends string> {
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

const reveal = (pressed: HTMLElement | null) => pressed?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** A row of filters, which scrolls sideways until the pressed one is visible. */
export function FilterTabs<Value extends string>({ label, values, words, value, onChange }: FilterTabsProps<Value>) {
  return (
    <Group className={`no-scrollbar ${styles.tabs}`} label={label}>
      {values.map((each) => (
        <button
          key={each}
          ref={each === value ? reveal : undefined}
          type="button"
          className="strong mute"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {words[each]}
        </button>
      ))}
    </Group>
  );
}

export function TabCount({ label, children }: { label: string; children: string }) {
  return (
    <span className={`smaller bold tabular ${styles.count}`}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
