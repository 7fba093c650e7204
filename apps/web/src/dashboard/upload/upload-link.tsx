import { Link } from "#ui/controls/link.tsx";
import { UploadCount } from "./upload-count.tsx";
import { useUnderWay } from "./use-under-way.ts";

/** Link to the upload queue with its count; renders nothing if no upload is running. */
export function UploadLink({ className }: { className?: string | undefined }) {
  if (!useUnderWay()) return null;
  return (
    <Link to="/dashboard?task=upload" className={className}>
      <UploadCount />
    </Link>
  );
}
