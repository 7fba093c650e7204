import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { fileFilters } from "../files/file-filter.ts";
import { useDashboardPlace } from "../frame/dashboard-place.ts";
import { TabHead } from "../frame/tab-head.tsx";
import { LineNotice } from "./line-notice.tsx";
import { UploadScreen } from "./upload-screen.tsx";
import { useUploads } from "./uploads.tsx";

/** Many pictures at once. */
export function UploadTask() {
  const { upload } = useDashboardDictionary().images;
  const { phase } = useUploads().state;
  const { filter } = useDashboardPlace();
  return (
    <>
      <TabHead title={upload.title}>
        <TextLink to={filter === fileFilters[0] ? "/dashboard" : `/dashboard?page=${filter}`}>{upload.back}</TextLink>
      </TabHead>
      <LineNotice />
      {phase === "broken" && (
        <Notice icon="warning" tone="bad" role="alert">
          {upload.noQueue}
        </Notice>
      )}
      {phase === "ready" && <UploadScreen />}
    </>
  );
}
