import type { ReactNode, Ref } from "react";
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
