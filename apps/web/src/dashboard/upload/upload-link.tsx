import { Link } from "#ui/controls/link.tsx";
import { UploadCount } from "./upload-count.tsx";
import { useUnderWay } from "./use-under-way.ts";

/** Link to the upload queue with its count; nothing while no upload is under way. */
export function UploadLink({ className }: { className?: string | undefined }) {
  if (!useUnderWay()) return null;
  return (
    <Link to="/dashboard?task=upload" className={className}>
      <UploadCount />
    </Link>
  );
}
