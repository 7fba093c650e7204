import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  icon?: IconName | undefined;
  tone?: "plain" | "bad";
  /** Live region: `status` for a notice that appears later, `alert` for an urgent one. */
  role?: "status" | "alert" | undefined;
  /** A button of row height, such as Retry. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Notice({ icon, tone = "plain", role, action, className, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone === "bad" && styles.bad, className)} role={role}>
      {icon && <Icon name={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
