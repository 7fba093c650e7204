import type { ReactNode } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "#ui/lists/empty-state.module.css";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Notice } from "#ui/text/notice.tsx";

/**
 * Loading indicator: a rotating star with a text, `Loading...` by default. It does not rotate under
 * prefers-reduced-motion. The server renders it with the style sheet of the public pages, so the rest of its
 * style is in waiting.css, which only the dashboard loads.
 */
export function LoadingStar({ children }: { children?: ReactNode }) {
  const { common } = useDictionary();
  return (
    <div className={`loading stack gap-4 ${styles.empty}`} role="status">
      <BlockPrint name="star" className={`loading-star ${styles.star}`} />
      <b>{children ?? common.loading}</b>
    </div>
  );
}

export function LoadingScreen({ title, message, children }: { title: string; message: string; children?: ReactNode }) {
  return (
    <main className="waiting">
      <h1 className="visually-hidden">{title}</h1>
      <LoadingStar>{message}</LoadingStar>
      {children}
    </main>
  );
}

export function FailedList({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { common } = useDictionary();
  const retry = (
    <Button variant="line" size="row" onClick={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <Notice icon="warning" tone="bad" role="status" action={retry} className="on-sand above-5 below-5">
      {children} {common.listFailedHint}
    </Notice>
  );
}
