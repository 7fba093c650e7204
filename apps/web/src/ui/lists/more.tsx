import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "#ui/controls/button.tsx";
import styles from "./more.module.css";

interface MoreProps {
  /** Address of the longer list (`?show=48`); undefined if nothing is left to show. */
  to: string | undefined;
  label: ReactNode;
  /** Text with the number of shown items and the total. */
  count: ReactNode;
  /** `main` if this is the page's main action. */
  variant?: "main" | "line";
}

/** Foot of a list with more items. The longer list replaces the shorter one, also in the browser's history. */
export function More({ to, label, count, variant = "line" }: MoreProps) {
  const foot = useRef<HTMLSpanElement>(null);
  const more = useRef(to !== undefined);

  // The link disappears with the last step; without this the focus would move to the top of the page.
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
