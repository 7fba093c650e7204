import { isStored, isUnderWay, type UploadItem } from "./upload-item.ts";

export function queueFigures(items: readonly UploadItem[]) {
  const stored = items.filter(isStored).length;
  const quarter = Math.ceil((Math.floor((stored / items.length) * 4) / 4) * items.length);
  const underWay = items.some(isUnderWay);
  return {
    stored,
    /** Number of failed items; zero while items are still being processed. */
    failed: underWay ? 0 : items.filter(({ state }) => state === "failed").length,
    /** Number of stored items to announce: the exact number when all items are done, until then only each quarter. */
    announced: underWay ? quarter : stored,
  };
}
