import { isUnderWay } from "./queue/upload-item.ts";
import { useUploads } from "./uploads.tsx";

/** How many of the started pictures are stored; null while no upload is under way. */
export function useUnderWay(): { readonly stored: number; readonly count: number } | null {
  const { items } = useUploads().state;
  const started = items.filter(({ fields, state }) => fields !== null && state !== "failed");
  if (!started.some(isUnderWay)) return null;
  return { stored: started.filter(({ state }) => state === "stored").length, count: started.length };
}
