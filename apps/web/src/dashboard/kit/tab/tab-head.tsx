import type { ReactNode, Ref } from "react";
import styles from "./tab-head.module.css";

interface TabHeadProps {
  title: string;
  /** Focus target when the focused element was removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Buttons. */
  children?: ReactNode;
}

/** Heading of a tab with its buttons. */
export function TabHead({ title, titleRef, children }: TabHeadProps) {
  return (
    <div className={styles.head}>
      <h1 ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
