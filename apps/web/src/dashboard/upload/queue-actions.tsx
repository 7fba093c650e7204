import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { filterOf } from "#dashboard/shared/place/picture-filter.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { clearStored, removeNotSent, retryFailed, setPaused } from "./queue/queue-commands.ts";
import { canRetry, isUnderWay } from "./queue/upload-item.ts";
import styles from "./upload-screen.module.css";
import { useUploads } from "./uploads.tsx";

interface QueueActionsProps {
  chosen: number;
  onStart: () => void;
}

export function QueueActions({ chosen, onStart }: QueueActionsProps) {
  const { images } = useDashboardDictionary();
  const { queue, state } = useUploads();
  const { items, paused } = state;
  const [asking, setAsking] = useState(false);
  const words = images.upload;
  const failed = items.filter(canRetry).length;
  const underWay = items.some(isUnderWay);
  const stored = items.filter((item) => item.state === "stored");
  const page = stored.at(-1)?.fields?.page;
  const removeAll = () => {
    setAsking(false);
    void removeNotSent(queue);
  };
  return (
    <div className={styles.actions}>
      {chosen > 0 && (
        <Button onClick={onStart}>
          <Icon name="upload" />
          {chosen === 1 ? words.sendOne : fill(words.send, { count: chosen })}
        </Button>
      )}
      {failed > 0 && (
        <Button variant={chosen > 0 ? "line" : "main"} onClick={() => void retryFailed(queue)}>
          <Icon name="retry" />
          {fill(words.retryFailed, { count: failed })}
        </Button>
      )}
      {underWay && (
        <Button
          variant={paused && chosen + failed === 0 ? "main" : "line"}
          onClick={() => void setPaused(queue, !paused)}
        >
          <Icon name={paused ? "play" : "pause"} />
          {paused ? words.resume : words.pause}
        </Button>
      )}
      {!underWay && chosen === 0 && page && (
        <ButtonLink variant={failed > 0 ? "line" : "main"} to={`/dashboard?page=${filterOf(page)}`}>
          {words.see}
        </ButtonLink>
      )}
      {stored.length < items.length ? (
        <Button variant="line" onClick={() => setAsking(true)}>
          {words.takeAllOut}
        </Button>
      ) : (
        <Button variant="line" onClick={() => void clearStored(queue)}>
          {words.clear}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={words.takeAllOut}
        question={words.takeAllOutConfirm}
        confirmLabel={words.takeAllOut}
        variant="del"
        onConfirm={removeAll}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
