import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";

interface RetryNoticeProps {
  /** What failed to load. */
  title: ReactNode;
  /** Explanation. */
  children?: ReactNode;
  retryLabel: ReactNode;
  className?: string | undefined;
}

/** Notice of failed content; Retry loads the page again or, where script could not fetch a part, that part. */
export function RetryNotice({ title, children, retryLabel, className }: RetryNoticeProps) {
  const query = Object.entries(useSearch({ strict: false })).filter(([, value]) => value !== undefined);
  const retry = (
    <form data-retry>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" variant="line" size="row">
        <Icon name="retry" />
        {retryLabel}
      </Button>
    </form>
  );
  return (
    <Notice tone="bad" icon="warning" role="status" action={retry} className={className}>
      <b>{title}</b> {children}
    </Notice>
  );
}
