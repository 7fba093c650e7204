import type { UploadItem } from "./upload-item.ts";

interface QueueFigures {
  readonly stored: number;
  /** Original bytes of the pictures that have been shrunk. */
  readonly before: number;
  /** Bytes of the same pictures after shrinking. */
  readonly after: number;
  readonly percentSaved: number;
}

export function queueFigures(items: readonly UploadItem[]): QueueFigures {
  const small = items.filter(({ after }) => after !== null);
  const before = small.reduce((sum, item) => sum + item.before, 0);
  const after = small.reduce((sum, item) => sum + (item.after ?? 0), 0);
  return {
    stored: items.filter(({ state }) => state === "stored").length,
    before,
    after,
    percentSaved: before > 0 ? Math.round((1 - after / before) * 100) : 0,
  };
}
