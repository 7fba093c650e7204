import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./auth-form.module.css";

/** First sentence of the step after the password. It takes the focus, because the form that had it is gone. */
export function StepLead({ children }: { children: ReactNode }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p ref={lead} tabIndex={-1} className={classNames(styles.lead, styles.step)}>
      {children}
    </p>
  );
}
