import { isStored, isUnderWay, type UploadItem } from "./upload-item.ts";

export function queueFigures(items: readonly UploadItem[]) {
  const small = items.filter(({ after }) => after !== null);
  const before = small.reduce((sum, item) => sum + item.before, 0);
  const after = small.reduce((sum, item) => sum + (item.after ?? 0), 0);
  const stored = items.filter(isStored).length;
  const quarter = Math.ceil((Math.floor((stored / items.length) * 4) / 4) * items.length);
  const underWay = items.some(isUnderWay);
  return {
    stored,
    /** Number of failed items; zero while items are still being processed. */
    failed: underWay ? 0 : items.filter(({ state }) => state === "failed").length,
    /** Number of stored items to announce: the exact number when all items are done, until then only each quarter. */
    announced: underWay ? quarter : stored,
    before,
    /** Bytes of the same pictures after shrinking. */
    after,
    percentSaved: before > 0 ? Math.round((1 - after / before) * 100) : 0,
  };
}
