import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import styles from "./notice.module.css";

interface NoticeProps extends ComponentProps<"div"> {
  icon?: IconName | undefined;
  tone?: "plain" | "bad";
  /** A button of row height, such as Retry. */
  action?: ReactNode;
}

/** A notice that appears later has the role `status`, an urgent one `alert`. */
export function Notice({ icon, tone = "plain", action, className, children, ...rest }: NoticeProps) {
  return (
    <div className={classNames("row wraps", styles.notice, tone === "bad" && styles.bad, className)} {...rest}>
      {icon && <Icon name={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
