import { isUnderWay } from "./queue/upload-item.ts";
import { useUploads } from "./uploads.tsx";

/** Numbers of stored and of started pictures; null if no upload is running. */
export function useUnderWay(): { readonly stored: number; readonly count: number } | null {
  const { items } = useUploads().state;
  const started = items.filter(({ fields, state }) => fields !== null && state !== "failed");
  if (!started.some(isUnderWay)) return null;
  return { stored: started.filter(({ state }) => state === "stored").length, count: started.length };
}
