import { fill } from "@visiga/i18n/format";
import { TabCount } from "#dashboard/shared/tab/tab-count.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useUnderWay } from "./use-under-way.ts";

/** Number of stored and of started pictures; renders nothing if no upload is running. */
export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const underWay = useUnderWay();
  if (!underWay) return null;
  return <TabCount label={fill(upload.sum, underWay)}>{`${underWay.stored} / ${underWay.count}`}</TabCount>;
}
