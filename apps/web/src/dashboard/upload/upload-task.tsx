import { useSearch } from "@tanstack/react-router";
import { pictureFilters } from "#dashboard/shared/place/picture-filter.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./upload-screen.module.css";
import { UploadScreen } from "./upload-screen.tsx";
import { useUploads } from "./uploads.tsx";

export function UploadTask() {
  const { upload } = useDashboardDictionary().images;
  const { queue, state } = useUploads();
  const { page } = useSearch({ from: "/dashboard/frame/upload" });
  const tryNow = (
    <Button variant="line" size="row" onClick={() => queue.tryNow()}>
      <Icon name="retry" />
      {upload.tryNow}
    </Button>
  );
  return (
    <>
      <TabHead title={upload.title}>
        <TextLink to={page === pictureFilters[0] ? "/dashboard" : `/dashboard?page=${page}`}>{upload.back}</TextLink>
      </TabHead>
      <div role="status">
        {state.offline && (
          <Notice icon="offline" action={tryNow} className={styles.offline}>
            <b>{upload.offline}</b> {upload.offlineHint}
          </Notice>
        )}
      </div>
      {state.phase === "broken" && (
        <Notice icon="warning" tone="bad" role="alert">
          {upload.noQueue}
        </Notice>
      )}
      {state.phase === "ready" && <UploadScreen />}
    </>
  );
}
