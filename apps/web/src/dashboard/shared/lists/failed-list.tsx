import type { ReactNode } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./list-view.module.css";

export function FailedList({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { common } = useDictionary();
  const retry = (
    <Button variant="line" size="row" onClick={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <Notice icon="warning" tone="bad" role="status" action={retry} className={styles.notice}>
      {children} {common.listFailedHint}
    </Notice>
  );
}
