import { useDashboardPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { pictureFilters } from "#dashboard/shared/place/picture-filter.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { UploadScreen } from "./upload-screen.tsx";
import { useUploads } from "./uploads.tsx";

export function UploadTask() {
  const { upload } = useDashboardDictionary().images;
  const { phase } = useUploads().state;
  const { filter } = useDashboardPlace();
  return (
    <>
      <TabHead title={upload.title}>
        <TextLink to={filter === pictureFilters[0] ? "/dashboard" : `/dashboard?page=${filter}`}>
          {upload.back}
        </TextLink>
      </TabHead>
      <OfflineNotice />
      {phase === "broken" && (
        <Notice icon="warning" tone="bad" role="alert">
          {upload.noQueue}
        </Notice>
      )}
      {phase === "ready" && <UploadScreen />}
    </>
  );
}
