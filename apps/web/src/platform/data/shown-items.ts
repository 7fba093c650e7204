/** As many as a list can be asked for. */
const most = 1000;

/** How many items a list shows: `?show=` in whole steps, else one step (then the address needs no parameter). */
export function shownItems(show: unknown, step: number): { show?: number } {
  const wanted = Math.ceil(Number(show) / step) * step;
  return wanted > step && wanted <= most ? { show: wanted } : {};
}

/** The number of whole steps' items that holds `count` of them, or as many as a list can have. */
export const wholeSteps = (count: number, step: number): number =>
  Math.min(Math.ceil(count / step), Math.floor(most / step)) * step;

/** `show` of the list that is one step longer; undefined where nothing is left to show, or has just failed to come. */
export function nextShow(
  { items, total, failed }: { items: readonly unknown[]; total: number; failed: boolean },
  step: number,
): number | undefined {
  const next = wholeSteps(items.length + 1, step);
  return !failed && items.length < total && next > items.length ? next : undefined;
}
