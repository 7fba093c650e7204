import { fill } from "@visiga/i18n/format";
import { TabCount } from "#dashboard/kit/tab/tab-count.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useUnderWay } from "./use-under-way.ts";

/** Stored and total number of started pictures; nothing while no upload is under way. */
export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const underWay = useUnderWay();
  if (!underWay) return null;
  return <TabCount label={fill(upload.sum, underWay)}>{`${underWay.stored} / ${underWay.count}`}</TabCount>;
}
