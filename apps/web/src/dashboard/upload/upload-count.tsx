import { fill } from "@visiga/i18n/format";
import { TabCount } from "#dashboard/shared/tab/tab-count.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { isStored, isUnderWay } from "./queue/upload-item.ts";
import { useUploads } from "./uploads.tsx";

function useUnderWay() {
  const { items } = useUploads().state;
  const started = items.filter(({ fields, state }) => fields !== null && state !== "failed");
  return started.some(isUnderWay) ? { stored: started.filter(isStored).length, count: started.length } : null;
}

export function UploadCount() {
  const { upload } = useDashboardDictionary().images;
  const underWay = useUnderWay();
  if (!underWay) return null;
  return <TabCount label={fill(upload.sum, underWay)}>{`${underWay.stored} / ${underWay.count}`}</TabCount>;
}

export function UploadLink({ className }: { className?: string | undefined }) {
  if (!useUnderWay()) return null;
  return (
    <Link to="/dashboard?task=upload" className={className}>
      <UploadCount />
    </Link>
  );
}
