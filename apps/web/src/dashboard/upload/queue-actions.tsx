import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { filterOf } from "#dashboard/shared/place/picture-filter.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { removeItems, retryFailed, setPaused } from "./queue/queue-commands.ts";
import { canRetry, isStored, isUnderWay } from "./queue/upload-item.ts";
import styles from "./upload-screen.module.css";
import { useUploads } from "./uploads.tsx";

export function QueueActions({ chosen, onStart }: { chosen: number; onStart: () => void }) {
  const { images } = useDashboardDictionary();
  const { queue, state } = useUploads();
  const { items, paused } = state;
  const [asking, setAsking] = useState(false);
  const words = images.upload;
  const failed = items.filter(canRetry).length;
  const underWay = items.some(isUnderWay);
  const stored = items.filter(isStored);
  const page = stored.at(-1)?.fields?.page;
  return (
    <div className={styles.actions}>
      {chosen > 0 && (
        <Button icon="upload" onClick={onStart}>
          {chosen === 1 ? words.sendOne : fill(words.send, { count: chosen })}
        </Button>
      )}
      {failed > 0 && (
        <Button icon="retry" variant={chosen > 0 ? "line" : "main"} onClick={() => void retryFailed(queue)}>
          {fill(words.retryFailed, { count: failed })}
        </Button>
      )}
      {underWay && (
        <Button
          icon={paused ? "play" : "pause"}
          variant={paused && chosen + failed === 0 ? "main" : "line"}
          onClick={() => void setPaused(queue, !paused)}
        >
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
        <Button variant="line" onClick={() => void removeItems(queue, isStored)}>
          {words.clear}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={words.takeAllOut}
        question={words.takeAllOutConfirm}
        confirmLabel={words.takeAllOut}
        variant="del"
        onConfirm={() => {
          setAsking(false);
          void removeItems(queue, (item) => !isStored(item));
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
