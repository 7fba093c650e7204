import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";

interface RetryNoticeProps {
  title: ReactNode;
  children?: ReactNode;
  retryLabel: ReactNode;
  className?: string | undefined;
}

/** Notice of content that failed to load. Retry reloads the page, or only the part that script failed to load. */
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
