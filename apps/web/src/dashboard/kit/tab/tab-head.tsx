import type { ReactNode, Ref } from "react";
import styles from "./tab-head.module.css";

interface TabHeadProps {
  title: string;
  /** For the focus, when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Its buttons. */
  children?: ReactNode;
}

/** A tab’s heading with what can be done there. */
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
