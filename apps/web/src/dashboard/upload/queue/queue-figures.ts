import { isUnderWay, type UploadItem } from "./upload-item.ts";

interface QueueFigures {
  readonly stored: number;
  /** Number of failed items; zero while items are still being processed. */
  readonly failed: number;
  /** Number of stored items to announce: the exact number when all items are done, until then only each quarter. */
  readonly announced: number;
  readonly before: number;
  /** Bytes of the same pictures after shrinking. */
  readonly after: number;
  readonly percentSaved: number;
}

export function queueFigures(items: readonly UploadItem[]): QueueFigures {
  const small = items.filter(({ after }) => after !== null);
  const before = small.reduce((sum, item) => sum + item.before, 0);
  const after = small.reduce((sum, item) => sum + (item.after ?? 0), 0);
  const stored = items.filter(({ state }) => state === "stored").length;
  const quarter = Math.ceil((Math.floor((stored / items.length) * 4) / 4) * items.length);
  const underWay = items.some(isUnderWay);
  return {
    stored,
    failed: underWay ? 0 : items.filter(({ state }) => state === "failed").length,
    announced: underWay ? quarter : stored,
    before,
    after,
    percentSaved: before > 0 ? Math.round((1 - after / before) * 100) : 0,
  };
}
