import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  icon?: IconName | undefined;
  /** `bad`: something failed. */
  tone?: "plain" | "bad";
  /** `status` for what appears while one looks on, `alert` for what cannot wait. */
  role?: "status" | "alert" | undefined;
  /** A button of row height: retry. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A word beside the content, on sand behind a gold bar; a red one where something failed. */
export function Notice({ icon, tone = "plain", role, action, className, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone === "bad" && styles.bad, className)} role={role}>
      {icon && <Icon name={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
