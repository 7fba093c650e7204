import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";

interface RetryNoticeProps {
  /** What did not come. */
  title: ReactNode;
  /** What the reader may want to know. */
  children?: ReactNode;
  retryLabel: ReactNode;
  onRetry: () => void;
  className?: string | undefined;
}

/** Stands where something did not arrive. Without script, Retry asks the server for the same page again. */
export function RetryNotice({ title, children, retryLabel, onRetry, className }: RetryNoticeProps) {
  const query = Object.entries(useSearch({ strict: false })).filter(([, value]) => value !== undefined);
  const retry = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
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
