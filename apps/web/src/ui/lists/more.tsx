import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/controls/button.tsx";
import styles from "./more.module.css";

interface MoreProps {
  /** Where the longer list stands (`?show=48`); without it nothing is left to show. */
  to: string | undefined;
  label: ReactNode;
  /** How many of how many are shown. */
  count: ReactNode;
  /** `main` where going on is the page's main action. */
  variant?: "main" | "line";
}

/** The foot of a list that goes on. The longer list takes the place of the shorter one, also when going back. */
export function More({ to, label, count, variant = "line" }: MoreProps) {
  const foot = useRef<HTMLSpanElement>(null);
  const more = useRef(to !== undefined);

  // The link goes with the last step, and the focus that it had would start again at the top of the page.
  useEffect(() => {
    const gone = more.current && to === undefined;
    more.current = to !== undefined;
    if (gone && document.activeElement === document.body) foot.current?.focus({ preventScroll: true });
  }, [to]);

  return (
    <div className={styles.more}>
      {to !== undefined && (
        <ButtonLink to={to} variant={variant} replace preload={false}>
          {label}
        </ButtonLink>
      )}
      <span ref={foot} role="status" tabIndex={-1}>
        {count}
      </span>
    </div>
  );
}
