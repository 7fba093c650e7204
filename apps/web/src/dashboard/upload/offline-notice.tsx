import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./upload-screen.module.css";
import { useUploads } from "./uploads.tsx";

/** Reports that uploads wait for the connection, with a retry button. */
export function OfflineNotice() {
  const { upload } = useDashboardDictionary().images;
  const { queue, state } = useUploads();
  const tryNow = (
    <Button variant="line" size="row" onClick={() => queue.tryNow()}>
      <Icon name="retry" />
      {upload.tryNow}
    </Button>
  );
  return (
    <div role="status">
      {state.offline && (
        <Notice icon="offline" action={tryNow} className={styles.offline}>
          <b>{upload.offline}</b> {upload.offlineHint}
        </Notice>
      )}
    </div>
  );
}
