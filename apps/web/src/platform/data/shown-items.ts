/** Maximum size of a list. */
const most = 1000;

/** Number of items that a list shows: `?show=` rounded up to whole steps; no parameter means one step. */
export function shownItems(show: unknown, step: number): { show?: number } {
  const wanted = Math.ceil(Number(show) / step) * step;
  return wanted > step && wanted <= most ? { show: wanted } : {};
}

/** `count` rounded up to whole steps, at most the maximum size of a list. */
export const wholeSteps = (count: number, step: number): number =>
  Math.min(Math.ceil(count / step), Math.floor(most / step)) * step;

/** `show` of the list that is one step longer; undefined if nothing is left to show or the last request failed. */
export function nextShow(
  { items, total, failed }: { items: readonly unknown[]; total: number; failed: boolean },
  step: number,
): number | undefined {
  const next = wholeSteps(items.length + 1, step);
  return !failed && items.length < total && next > items.length ? next : undefined;
}
